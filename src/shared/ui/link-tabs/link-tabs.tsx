import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import tab from '../tab/tab.module.css';

import styles from './link-tabs.module.css';

interface LinkTab<Id extends string> {
  readonly id: Id;
  readonly to: string;
  readonly label: string;
}

interface LinkTabsProps<Id extends string> {
  /** The accessible name of the navigation. */
  label: string;
  tabs: readonly LinkTab<Id>[];
  chosen: Id;
  /** Each choice is an entry of the history; by default it takes the place of the one before. */
  isPushed?: boolean | undefined;
}

/** Parts or orders of a page as a row of links, which scrolls sideways; each has an address of its own. */
export function LinkTabs<Id extends string>(props: LinkTabsProps<Id>) {
  const { label, tabs, chosen, isPushed = false } = props;
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    showChosen(row.current);
  }, [chosen]);
  return (
    <nav aria-label={label} className={styles['nav']}>
      <ul className={styles['tabs']} ref={row}>
        {tabs.map(({ id, to, label: name }) => (
          <li key={id}>
            <Link
              to={to}
              replace={!isPushed}
              preventScrollReset
              className={tab['tab']}
              aria-current={id === chosen ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, not the page, to the chosen tab. */
function showChosen(row: HTMLElement | null) {
  const chosen = row?.querySelector('[aria-current="page"]')?.parentElement;
  if (!row || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  const { left: rowLeft, width: rowWidth } = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (rowLeft + rowWidth / 2);
}
