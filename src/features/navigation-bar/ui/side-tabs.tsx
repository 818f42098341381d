import { cx } from '@/shared/ui/cx';
import { TabLink } from '@/shared/ui/tab-link/tab-link';

import styles from './side-tabs.module.css';
import { useTabs } from './use-tabs';

/** The tabs of a desktop, in its sidebar: icons with names, or icons alone that show their name on hover and focus. */
export function SideTabs() {
  const { label, items, activeId, onClicked } = useTabs();
  return (
    <nav aria-label={label}>
      <ul className={styles['tabs']}>
        {items.map((item) => (
          <li key={item.id}>
            <TabLink
              item={item}
              isActive={item.id === activeId}
              onClicked={onClicked}
              className={cx(styles['tab'], item.id === activeId && styles['active'])}
              labelClassName={styles['label']}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
