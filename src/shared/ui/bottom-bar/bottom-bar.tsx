import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../cx';

import styles from './bottom-bar.module.css';

export interface BottomBarItem<Id extends string> {
  id: Id;
  to: string;
  label: string;
  icon: ReactNode;
  /** The accessible text of a red dot on the icon; absent without a dot. */
  dotLabel?: string | undefined;
}

interface BottomBarProps<Id extends string> {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly BottomBarItem<Id>[];
  activeId: Id;
  /** Called for every click, also on the active tab: it does not navigate, but an open player shrinks. */
  onClicked?: ((id: Id) => void) | undefined;
}

/** The bottom tab bar, 55 px high. Rule: docs/behaviour.md#tabs */
export function BottomBar<Id extends string>(props: BottomBarProps<Id>) {
  const { label, items, activeId, onClicked } = props;
  const clicked = (id: Id) => (event: MouseEvent) => {
    if (id === activeId) event.preventDefault();
    onClicked?.(id);
  };

  return (
    <nav className={styles['bar']} aria-label={label}>
      <ul className={styles['tabs']}>
        {items.map(({ id, to, label: name, icon, dotLabel }) => (
          <li key={id} className={styles['place']}>
            <Link
              to={to}
              className={cx(styles['tab'], id === activeId && styles['active'])}
              aria-current={id === activeId ? 'page' : undefined}
              onClick={clicked(id)}
            >
              <span className={styles['icon']}>
                {icon}
                {dotLabel !== undefined && (
                  <span className={styles['dot']} role="status" aria-label={dotLabel} />
                )}
              </span>
              <span className={styles['label']}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
