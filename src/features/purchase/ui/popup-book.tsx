import { coverUrl } from '@/shared/lib/cover-url';
import { Cover } from '@/shared/ui/cover/cover';

import styles from './popup-book.module.css';

/** Asked of the server at this width and height, in px; shown at 124 (product spec, section 2). */
const COVER_PX = 250;

interface PopupBookProps {
  book: { readonly audioBookId: number; readonly recordVersion: number; readonly title: string };
}

/** What is about to be got: the cover, and the title that the dialog is named for. */
export function PopupBook({ book }: PopupBookProps) {
  const { audioBookId, recordVersion, title } = book;
  return (
    <div className={styles['book']} aria-hidden="true">
      <Cover
        src={coverUrl(audioBookId, recordVersion, COVER_PX)}
        title={title}
        isEager
        className={styles['cover']}
      />
      <bdi className={styles['title']}>{title}</bdi>
    </div>
  );
}
