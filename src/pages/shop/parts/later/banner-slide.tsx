import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { BannerItem } from '@/shared/api/contract/sections';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { coverTint } from '@/shared/lib/cover-url';
import { bookPath } from '@/shared/routing/paths';
import { CoverTint } from '@/shared/ui/cover-tint/cover-tint';

import styles from './banner.module.css';

/** One slide of the banner: text on a background in the colours of the cover. The whole slide is a link. */
export function BannerSlide({ item, isEager }: { item: BannerItem; isEager: boolean }) {
  const { audioBookId, recordVersion, kicker, title, subtitle } = item;
  const siteUrl = useSiteUrl();
  return (
    <Link to={bookPath(audioBookId)} className={styles['slide']}>
      <CoverTint kind="card" src={siteUrl(coverTint(audioBookId, recordVersion))} />
      <span className={styles['words']}>
        {kicker !== '' && <bdi className={styles['kicker']}>{kicker}</bdi>}
        <bdi className={styles['title']}>{title}</bdi>
        {subtitle !== '' && <bdi className={styles['subtitle']}>{subtitle}</bdi>}
        <span className={styles['call']}>{shopLater.openBook}</span>
      </span>
      <BookCover
        book={item}
        sizes="(min-width: 720px) 168px, 112px"
        isEager={isEager}
        className={styles['cover']}
      />
    </Link>
  );
}
