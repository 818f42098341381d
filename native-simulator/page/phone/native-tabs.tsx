import { useUnit } from 'effector-react';

import { fa, nativeTabNames } from '../i18n/fa';
import { emitFx } from '../model/frames';
import { Icon } from '../ui/icon';
import styles from './native-tabs.module.css';

const tabs = ['library', 'store', 'search', 'profile'] as const;

interface NativeTabsProps {
  readonly index: number;
  readonly active: string;
  /** px below the tabs. */
  readonly homeArea: number;
}

/** The tab bar of the native app, which is Persian like the page; that hears of each change. */
export function NativeTabs({ index, active, homeArea }: NativeTabsProps) {
  const emit = useUnit(emitFx);
  return (
    <nav
      className={styles['tabs']}
      style={{ paddingBlockEnd: homeArea }}
      lang="fa"
      dir="rtl"
      aria-label={fa.setup.tabBar}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles['tab']}
          aria-current={tab === active}
          onClick={() => void emit({ phone: index, name: 'tabChanged', payload: { tab } })}
        >
          <Icon name={tab} size={22} />
          {nativeTabNames[tab]}
        </button>
      ))}
    </nav>
  );
}
