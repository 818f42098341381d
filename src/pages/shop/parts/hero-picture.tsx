import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { HeroItem } from '@/shared/api/contract/sections';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';
import { useVisible } from '@/shared/ui/use-visible';

import styles from './hero.module.css';

interface HeroPictureProps {
  item: HeroItem;
  isEager: boolean;
}

/** The illustration of a featured title; without one its cover stands in the arch. */
export function HeroPicture({ item, isEager }: HeroPictureProps) {
  const siteUrl = useSiteUrl();
  const { ref, isVisible } = useVisible(isEager);
  const [hasFailed, onError] = usePictureFailure(item.illustration);
  return (
    <span ref={ref} className={styles['picture']}>
      {!isVisible ? null : item.illustration === null || hasFailed ? (
        <BookCover
          book={item}
          sizes="(min-width: 600px) 220px, 52vw"
          isEager={isEager}
          className={styles['cover']}
        />
      ) : (
        <img
          className={styles['illustration']}
          src={siteUrl(item.illustration)}
          alt=""
          width="1"
          height="1"
          decoding={isEager ? 'sync' : 'async'}
          fetchPriority={isEager ? 'high' : 'auto'}
          draggable={false}
          onError={onError}
        />
      )}
    </span>
  );
}
