import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../cx';

import styles from './bottom-bar.module.css';

export interface BottomBarItem<Id extends string> {
  id: Id;
  to: string;
  label: string;
  icon: ReactNode;
  /** A red dot on the icon, and what it means. */
  dotLabel?: string | undefined;
}

interface BottomBarProps<Id extends string> {
  /** The name of the navigation. */
  label: string;
  items: readonly BottomBarItem<Id>[];
  activeId: Id;
  /** Every click, that on the active tab too: it leads nowhere, but the player may shrink. */
  onClicked?: ((id: Id) => void) | undefined;
}

/** The tabs at the bottom, 55 px high (product spec, section 2, 'Bottom navigation'). */
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
