import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import styles from './sheets.module.css';

interface OutcomeListProps<O extends string> {
  /** The usual one first. */
  readonly outcomes: readonly O[];
  readonly wordOf: (outcome: O) => string;
  readonly onChoose: (outcome: O) => void;
}

/** Every answer that a purchase sheet can give. */
export function OutcomeList<O extends string>({ outcomes, wordOf, onChoose }: OutcomeListProps<O>) {
  const { sheet } = useUnit($text);
  return (
    <div className={styles['outcomes']} role="group" aria-label={sheet.outcome}>
      {outcomes.map((outcome, place) => (
        <button
          key={outcome}
          type="button"
          className={`${styles['choice'] ?? ''} ${place === 0 ? (styles['main'] ?? '') : ''}`}
          onClick={() => onChoose(outcome)}
        >
          {wordOf(outcome)}
        </button>
      ))}
    </div>
  );
}
