import { Children, type ReactNode } from 'react';

import styles from './chip-row.module.css';

interface ChipRowProps {
  /** What the chips choose among, for screen readers. */
  label: string;
  /** `Chip` or `ChipLink` elements. */
  children: ReactNode;
  /** Breaks into lines instead of scrolling sideways. */
  isWrapped?: boolean | undefined;
}

/** Chips in a row that scrolls under the finger, from gutter to gutter. */
export function ChipRow({ label, children, isWrapped = false }: ChipRowProps) {
  return (
    <ul className={styles[isWrapped ? 'wrapped' : 'row']} aria-label={label}>
      {Children.map(children, (chip) => (
        <li className={styles['place']}>{chip}</li>
      ))}
    </ul>
  );
}
