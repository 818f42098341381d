import { Children, useId, type ReactNode } from 'react';

import { ChevronIcon } from '../icon/chevron-icon';

import styles from './shelf.module.css';
import { useRowPages } from './use-row-pages';

interface ShelfProps {
  title: string;
  /** The link to the whole list: a `ShelfLink`. */
  all?: ReactNode;
  /** The cards; each becomes a list item. */
  children: ReactNode;
}

/**
 * A heading and a row of cards that scrolls across the full width and snaps to a card. The arrows are for
 * the mouse only: keyboards and screen readers move along the links, so the arrows are hidden from them.
 */
export function Shelf({ title, all, children }: ShelfProps) {
  const headingId = useId();
  const { ref, canTurn, measure, turn } = useRowPages();

  return (
    <section aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['title']}>
          <bdi>{title}</bdi>
        </h2>
        {all}
      </div>
      <div className={styles['window']} onPointerEnter={measure}>
        <ul ref={ref} className={styles['row']} onScroll={measure}>
          {Children.map(children, (card) => (
            <li className={styles['place']}>{card}</li>
          ))}
        </ul>
        {(['back', 'forward'] as const).map((to) => (
          <button
            key={to}
            type="button"
            className={styles[to]}
            hidden={!canTurn[to]}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => turn(to)}
          >
            <ChevronIcon to={to} size={20} />
          </button>
        ))}
      </div>
    </section>
  );
}
