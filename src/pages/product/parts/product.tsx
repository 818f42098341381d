import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { coverTint } from '@/shared/lib/cover-url';
import { CoverTint } from '@/shared/ui/cover-tint/cover-tint';
import { useScrolledPast } from '@/shared/ui/use-scrolled-past';

import { About } from './about';
import { Chapters } from './chapters';
import { CommentsPreview } from './comments-preview';
import { HEADER_PX, ProductHeader } from './product-header';
import { ProductActions } from './product-actions';
import { ProductFacts } from './product-facts';
import { ProductTitle } from './product-title';
import styles from './product.module.css';
import { Similar } from './similar';

/** Cover, text and the main action; side by side on wide screens. */
export function Product({ detail }: { detail: AudiobookDetail }) {
  const { ref, isPast } = useScrolledPast(HEADER_PX);
  const siteUrl = useSiteUrl();
  return (
    <article className={styles['page']}>
      <div className={styles['tint']}>
        <CoverTint kind="page" src={siteUrl(coverTint(detail.audioBookId, detail.recordVersion))} />
      </div>
      <ProductHeader book={detail} isTitleShown={isPast} />
      <div className={styles['columns']}>
        <div className={styles['intro']}>
          <ProductTitle ref={ref} detail={detail} />
          <ProductFacts detail={detail} />
        </div>
        <div className={styles['aside']}>
          <BookCover book={detail} sizes="280px" isEager className={styles['cover']} />
          <ProductActions detail={detail} />
        </div>
        <div className={styles['body']}>
          <About detail={detail} />
          <Chapters count={detail.chapterCount} />
          <CommentsPreview detail={detail} />
        </div>
      </div>
      <Similar hasGenre={detail.genres.length > 0} />
    </article>
  );
}
