import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { CheckIcon } from '../icon/check-icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

import styles from './radio-list.module.css';

export interface RadioOption<Id extends string | number> {
  id: Id;
  label: ReactNode;
  /** A picture above the label; only in a grid. */
  figure?: ReactNode;
  /** Shown beside the label and read after it, such as the remaining time. */
  note?: ReactNode;
}

interface RadioListProps<Id extends string | number> {
  /** The accessible name of the group. */
  legend: string;
  options: readonly RadioOption<Id>[];
  value: Id | null;
  /** `list` (default) has one option a line, with a check mark; `grid` has them in tiles. */
  layout?: 'list' | 'grid' | undefined;
  /** Called for a choice by tap, Space or Enter, also for the option that is selected already. */
  onChosen: (id: Id) => void;
}

/** The steps that a key moves along the list; null for keys that do not move. */
function stepOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowLeft') return (from + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowRight') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Real radio buttons in a list. Choosing usually closes the list, so arrow keys only move the focus:
 * a keyboard user can reach every option before choosing.
 */
export function RadioList<Id extends string | number>(props: RadioListProps<Id>) {
  const { legend, options, value, layout = 'list', onChosen } = props;
  const name = useId();

  const keyPressed = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const radios = [...event.currentTarget.querySelectorAll('input')];
    const from = radios.findIndex((radio) => radio === event.target);
    if (event.key === 'Enter') radios[from]?.click();
    const to = stepOf(event.key, from, radios.length);
    if (to === null) return;
    event.preventDefault();
    radios[to]?.focus();
  };

  return (
    <fieldset className={styles[layout]} onKeyDown={keyPressed}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ id, label, figure, note }) => (
        <label key={id} className={styles['option']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={id}
            checked={id === value}
            readOnly
            onClick={() => onChosen(id)}
          />
          {figure !== undefined && <span className={styles['figure']}>{figure}</span>}
          <span className={styles['label']}>{label}</span>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
          {layout === 'list' && <CheckIcon size={20} className={styles['check']} />}
        </label>
      ))}
    </fieldset>
  );
}
