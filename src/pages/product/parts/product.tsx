import { paletteStyle } from '@/entities/audiobook/palette';
import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { usePalette } from '@/entities/audiobook/use-palette';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { coverTint } from '@/shared/lib/cover-url';
import { Arch } from '@/shared/ui/arch/arch';
import { Band } from '@/shared/ui/band/band';
import { landCover } from '@/shared/ui/cover/cover-flight';
import { useScrolledPast } from '@/shared/ui/use-scrolled-past';

import { About } from './about';
import { Chapters } from './chapters';
import { KeepBook } from './keep-book';
import { MomentOfLink } from './moment';
import { MoreSlot } from './more-slot';
import { HEADER_PX, ProductHeader } from './product-header';
import { ProductActions } from './product-actions';
import { ProductFacts } from './product-facts';
import { ProductTitle } from './product-title';
import styles from './product.module.css';
import { Sample } from './sample';

/**
 * A band in the colours of the cover with the cover and the title, the main action, and the parts of the page: one
 * column on a phone, three on a desktop. Rule: docs/behaviour.md#product-page
 */
export function Product({ detail }: { detail: AudiobookDetail }) {
  const { ref, isPast } = useScrolledPast(HEADER_PX);
  const siteUrl = useSiteUrl();
  const { audioBookId, recordVersion } = detail;
  const palette = usePalette(siteUrl(coverTint(audioBookId, recordVersion)), detail.palette);
  return (
    <article ref={landCover} className={styles['page']} style={paletteStyle(palette)}>
      <ProductHeader book={detail} isTitleShown={isPast} />
      <Band tone="cover" className={styles['band']}>
        <span className={styles['arches']} aria-hidden="true">
          <Arch shape="tall" outlined />
          <Arch shape="tall" outlined />
          <Arch shape="tall" outlined />
        </span>
        <BookCover
          book={detail}
          sizes="(width >= 900px) 320px, 200px"
          isEager
          className={styles['cover']}
        />
        <div className={styles['intro']}>
          <ProductTitle ref={ref} detail={detail} />
          <ProductFacts detail={detail} />
        </div>
      </Band>
      <ProductActions detail={detail} />
      <div className={styles['text']}>
        <MomentOfLink />
        <KeepBook />
        <Sample duration={detail.sampleDuration} />
        <About detail={detail} />
      </div>
      <div className={styles['chapters']}>
        <Chapters count={detail.chapterCount} />
      </div>
      <div className={styles['more']}>
        <MoreSlot detail={detail} />
      </div>
    </article>
  );
}
