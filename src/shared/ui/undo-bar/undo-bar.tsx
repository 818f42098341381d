import { useRef } from 'react';

import { cx } from '../cx';
import { CloseIcon } from '../icon/close-icon';
import { IconButton } from '../icon-button/icon-button';
import notice from '../notice/notice.module.css';
import { NoticeBar } from '../notice/notice-bar';

import styles from './undo-bar.module.css';
import { useLostFocus } from './use-lost-focus';

interface UndoBarProps {
  /** What has been done; null while there is nothing to take back. */
  text: string | null;
  undoLabel: string;
  closeLabel: string;
  onUndone: () => void;
  onClosed: () => void;
  /** Called with whether the pointer or the visible focus is inside; meanwhile it does not time out. */
  onHeld: (isHeld: boolean) => void;
}

/** The bar above the bottom of the page that tells what has been done, and takes it back. */
export function UndoBar(props: UndoBarProps) {
  const { text, undoLabel, closeLabel, onUndone, onClosed, onHeld } = props;
  const bar = useRef<HTMLDivElement>(null);
  useLostFocus(bar, text);
  return (
    <div ref={bar} className={cx(notice['place'], styles['place'])} role="status">
      {text !== null && (
        <NoticeBar onHeld={onHeld}>
          <p className={notice['text']} dir="auto">
            {text}
          </p>
          <button type="button" className={styles['undo']} onClick={onUndone}>
            {undoLabel}
          </button>
          <IconButton label={closeLabel} onClick={onClosed}>
            <CloseIcon size={20} />
          </IconButton>
        </NoticeBar>
      )}
    </div>
  );
}
