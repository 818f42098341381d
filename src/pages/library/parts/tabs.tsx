import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { library as texts } from '@/shared/i18n/fa/library';
import { cx } from '@/shared/ui/cx';

import { libraryPath, libraryTabs, type LibraryTab } from '../lib/library-query';
import { $libraryQuery } from '../model';

import styles from './tabs.module.css';

const labels: Readonly<Record<LibraryTab, string>> = {
  ...texts.filter,
  wishes: texts.wishes,
  archived: texts.archived,
};

/** The books by their progress, the wishes and the archive; each tab is an address. */
export function Tabs() {
  const query = useUnit($libraryQuery);
  return (
    <nav aria-label={texts.tabs} className={styles['nav']}>
      <ul className={styles['tabs']} ref={showChosen}>
        {libraryTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={libraryPath({ ...query, tab })}
              replace
              preventScrollReset
              className={cx(styles['tab'], tab === query.tab && styles['chosen'])}
              aria-current={tab === query.tab ? 'page' : undefined}
            >
              {labels[tab]}
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
  if (!row || !chosen || chosen === row.firstElementChild) return;
  const { left, width } = chosen.getBoundingClientRect();
  const { left: rowLeft, width: rowWidth } = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (rowLeft + rowWidth / 2);
}
