import { useUnit } from 'effector-react';

import { $text } from '../i18n/text';
import styles from './sheets.module.css';

interface OutcomeListProps<O extends string> {
  /** The first one is highlighted. */
  readonly outcomes: readonly O[];
  readonly labelOf: (outcome: O) => string;
  readonly onChoose: (outcome: O) => void;
}

/** The answers that a purchase sheet can give. */
export function OutcomeList<O extends string>({
  outcomes,
  labelOf,
  onChoose,
}: OutcomeListProps<O>) {
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
          {labelOf(outcome)}
        </button>
      ))}
    </div>
  );
}
