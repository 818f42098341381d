import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { usePalette } from '@/entities/audiobook/use-palette';
import type { PurchaseBook } from '@/entities/purchase/book';
import { coverTint, coverUrl } from '@/shared/lib/cover-url';
import { Cover } from '@/shared/ui/cover/cover';

import styles from './popup-book.module.css';

/** Width and height of the requested cover, in px; the pop-up shows it at 124. */
const COVER_PX = 250;

interface PopupBookProps {
  book: Pick<PurchaseBook, 'audioBookId' | 'recordVersion' | 'title' | 'palette'>;
  /** Whether much stands below the title: on a phone on its side it then takes one line, else up to three. */
  isTight: boolean;
}

/** The cover, hanging over the edge of a band in its colours, and the title, which also names the dialog. */
export function PopupBook({ book, isTight }: PopupBookProps) {
  const { audioBookId, recordVersion, title, palette } = book;
  const siteUrl = useSiteUrl();
  const colors = usePalette(siteUrl(coverTint(audioBookId, recordVersion)), palette);
  return (
    <div
      className={styles['book']}
      data-tight={isTight}
      aria-hidden="true"
      style={paletteStyle(colors)}
    >
      <span className={styles['band']} />
      <Cover
        src={siteUrl(coverUrl(audioBookId, recordVersion, COVER_PX))}
        title={title}
        isEager
        className={styles['cover']}
      />
      <bdi className={styles['title']}>{title}</bdi>
    </div>
  );
}
