import { useUnit } from 'effector-react';

import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';
import { DownloadIcon } from '@/shared/ui/icon/download-icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $readyBooks } from '../model/state';

import styles from './kept-mark.module.css';

/** Marks a book of a list that is on the device. */
export function KeptMark({ audioBookId }: { audioBookId: number }) {
  const ready = useUnit($readyBooks);
  if (!ready.has(audioBookId)) return null;
  return (
    <span className={styles['mark']}>
      <DownloadIcon size={16} />
      <VisuallyHidden>{texts.mark}</VisuallyHidden>
    </span>
  );
}
