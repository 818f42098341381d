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

/** Chips in a row that scrolls under the finger, from gutter to gutter, and begins at the chosen one. */
export function ChipRow({ label, children, isWrapped = false }: ChipRowProps) {
  return (
    <ul
      ref={isWrapped ? undefined : showChosen}
      className={styles[isWrapped ? 'wrapped' : 'row']}
      aria-label={label}
    >
      {Children.map(children, (chip) => (
        <li className={styles['place']}>{chip}</li>
      ))}
    </ul>
  );
}

/** Only the row moves, not the page, and nothing is measured when the first chip is the chosen one. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector('[aria-current="page"], [aria-pressed="true"]')?.parentElement;
  if (!row || !chosen || chosen === row.firstElementChild) return;
  row.scrollLeft += middleOf(chosen) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
