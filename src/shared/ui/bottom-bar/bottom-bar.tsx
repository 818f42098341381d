import { cx } from '../cx';
import { TabLink, type TabItem } from '../tab-link/tab-link';

import styles from './bottom-bar.module.css';

interface BottomBarProps<Id extends string> {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly TabItem<Id>[];
  activeId: Id;
  /** Called for every click, also on the active tab. */
  onClicked?: ((id: Id) => void) | undefined;
}

/** The bottom tab bar of a phone, 55 px high. Rule: docs/behaviour.md#tabs */
export function BottomBar<Id extends string>(props: BottomBarProps<Id>) {
  const { label, items, activeId, onClicked } = props;
  return (
    <nav className={styles['bar']} aria-label={label}>
      <ul className={styles['tabs']}>
        {items.map((item) => (
          <li key={item.id} className={styles['place']}>
            <TabLink
              item={item}
              isActive={item.id === activeId}
              onClicked={onClicked}
              className={cx(styles['tab'], item.id === activeId && styles['active'])}
              iconClassName={styles['icon']}
              labelClassName={styles['label']}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
