import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { coverUrl } from '@/shared/lib/cover-url';
import { Cover } from '@/shared/ui/cover/cover';

import styles from './popup-book.module.css';

/** Width and height of the requested cover, in px; the pop-up shows it at 124. */
const COVER_PX = 250;

interface PopupBookProps {
  book: { readonly audioBookId: number; readonly recordVersion: number; readonly title: string };
}

/** The cover and the title, which also names the dialog. */
export function PopupBook({ book }: PopupBookProps) {
  const { audioBookId, recordVersion, title } = book;
  const siteUrl = useSiteUrl();
  return (
    <div className={styles['book']} aria-hidden="true">
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
