import { Children, type ReactNode } from 'react';

import styles from './chip-row.module.css';

interface ChipRowProps {
  /** The accessible name of the group. */
  label: string;
  /** `Chip` or `ChipLink` elements. */
  children: ReactNode;
  /** Wraps into lines instead of scrolling sideways. */
  isWrapped?: boolean | undefined;
}

/** A row of chips that scrolls sideways across the full width and starts at the selected chip. */
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

/** Scrolls the row, not the page. Nothing is measured when the first chip is selected. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector('[aria-current="page"], [aria-pressed="true"]')?.parentElement;
  if (!row || !chosen || chosen === row.firstElementChild) return;
  row.scrollLeft += middleOf(chosen) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
