import { useId } from 'react';

import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

import chipStyles from './chip.module.css';
import styles from './choice-chips.module.css';

interface ChoiceChipsProps<Id extends string> {
  /** The accessible name of the group. */
  legend: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onChosen: (id: Id) => void;
}

/** One choice of a few, such as the order of a list: radio buttons as a row of chips, which scrolls sideways. */
export function ChoiceChips<Id extends string>(props: ChoiceChipsProps<Id>) {
  const { legend, options, value, onChosen } = props;
  const name = useId();
  return (
    <fieldset className={styles['row']}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ id, label }) => (
        <label
          key={id}
          className={cx(chipStyles['chip'], styles['chip'], id === value && chipStyles['chosen'])}
        >
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChosen(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
