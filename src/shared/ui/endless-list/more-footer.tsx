import { Button } from '../button/button';

import { EndSentinel } from './end-sentinel';
import styles from './endless-list.module.css';

interface MoreFooterProps {
  /** The number of items so far; with more of them, the end is another one. */
  count: number;
  label: string;
  /** Called when the end comes near the viewport, and when the button is pressed. */
  onReached: () => void;
}

/** The end of a list that goes on: it asks for more by itself, and by a button. */
export function MoreFooter({ count, label, onReached }: MoreFooterProps) {
  return (
    <div className={styles['more']}>
      <EndSentinel key={count} onReached={onReached} />
      <Button kind="outline" onClick={onReached}>
        {label}
      </Button>
    </div>
  );
}
