import { useUnit } from 'effector-react';

import { Spinner } from '@/shared/ui/spinner/spinner';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { screenIndicator } from '../indicators';

import styles from './loading-screen.module.css';

/** Covers the screen while something opens. Rule: docs/behaviour.md#loading-indicators */
export function LoadingScreen() {
  const waiting = useUnit(screenIndicator.$waiting);
  if (waiting === null) return null;
  return (
    <div className={styles['screen']} role="status">
      <VisuallyHidden>{waiting.text}</VisuallyHidden>
      <Spinner size={40} />
    </div>
  );
}
