import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { Sheet } from '@/shared/ui/dialog/sheet';

import { ChapterList } from './chapter-list';
import styles from './chapters-dialog.module.css';

interface ChaptersDialogProps {
  isOpen: boolean;
  onDismissed: () => void;
}

/** The chapters of the book in the player. Rule: docs/behaviour.md#chapters */
export default function ChaptersDialog(props: ChaptersDialogProps) {
  return (
    <Sheet {...props} title={player.chapters} closeLabel={common.close}>
      <div className={styles['list']}>
        <ChapterList onPicked={props.onDismissed} />
      </div>
    </Sheet>
  );
}
