import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { isDialogOpen } from '@/shared/browser/is-dialog-open';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { ShelfIcon } from '@/shared/ui/icon/shelf-icon';
import { TrashIcon } from '@/shared/ui/icon/trash-icon';

import {
  $isAllSelected,
  $selectedWishes,
  allToggled,
  escapePressed,
  moveSheet,
  selectedRemoved,
} from '../selection';

import styles from './selection-bar.module.css';

/** The actions for the selected titles, above the end of the page. */
export function SelectionBar() {
  const { selected, isAll, all, move, remove } = useUnit({
    selected: $selectedWishes,
    isAll: $isAllSelected,
    all: allToggled,
    move: moveSheet.opened,
    remove: selectedRemoved,
  });
  useEndOnEscape();
  const count = selected.length;
  return (
    <section className={styles['bar']} aria-label={texts.selection}>
      <div className={styles['line']}>
        <p className={styles['count']} role="status">
          {count === 0 ? texts.noneSelected : texts.selected(formatNumber(count))}
        </p>
        <Button kind="quiet" size="small" onClick={() => all()}>
          {isAll ? texts.selectNone : texts.selectAll}
        </Button>
      </div>
      <div className={styles['actions']}>
        <Button
          kind="outline"
          size="small"
          icon={<ShelfIcon size={20} />}
          disabled={count === 0}
          onClick={() => move()}
        >
          {texts.move}
        </Button>
        <Button
          kind="outline"
          size="small"
          icon={<TrashIcon size={20} />}
          disabled={count === 0}
          onClick={() => remove()}
        >
          {texts.removeSelected}
        </Button>
      </div>
    </section>
  );
}

/** Elements that leave their text by Escape. */
const takesEscape = 'input:not([type="checkbox"]), textarea, [contenteditable]';

/** Escape ends the selection, unless it closes something above the page or leaves a field. */
function useEndOnEscape() {
  const press = useUnit(escapePressed);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isDialogOpen()) return;
      if (event.target instanceof Element && event.target.closest(takesEscape)) return;
      press();
    };
    // Captured, as the player and the dialogs have closed once the key has bubbled to here.
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, [press]);
}
