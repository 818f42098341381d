import { useUnit } from 'effector-react';

import { Spinner } from '@/shared/ui/spinner/spinner';

import { smallIndicator } from '../indicators';

import styles from './loading-card.module.css';

/** A small card in the middle of the screen; what is below it stays in use. Rule: docs/behaviour.md#loading-indicators */
export function LoadingCard() {
  const waiting = useUnit(smallIndicator.$waiting);
  return (
    <div className={styles['place']} role="status">
      {waiting !== null && (
        <div className={styles['card']}>
          <Spinner size={32} />
          <p className={styles['text']}>{waiting.text}</p>
        </div>
      )}
    </div>
  );
}
