import { useUnit } from 'effector-react';

import { fa } from '../i18n/fa';
import { nativeTabNames } from '../i18n/native-tab-names';
import { emitEventFx } from '../model/frames';
import { $drivesAll } from '../model/gestures';
import { useDrivenPhones } from '../panels/use-driven-phones';
import { Icon } from '../ui/icon';
import styles from './native-tabs.module.css';

const tabs = ['library', 'store', 'search', 'profile'] as const;

interface NativeTabsProps {
  readonly index: number;
  readonly active: string;
  /** Padding below the tabs, px. */
  readonly homeArea: number;
}

/** The tab bar of the native app, in Persian like the page. A press sends `tabChanged`. */
export function NativeTabs({ index, active, homeArea }: NativeTabsProps) {
  const { emit, drivesAll } = useUnit({ emit: emitEventFx, drivesAll: $drivesAll });
  const forDrivenPhones = useDrivenPhones();
  const press = (tab: string) => {
    const change = (phone: number) => void emit({ phone, name: 'tabChanged', payload: { tab } });
    if (drivesAll) forDrivenPhones(change);
    else change(index);
  };
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
          onClick={() => press(tab)}
        >
          <Icon name={tab} size={22} />
          {nativeTabNames[tab]}
        </button>
      ))}
    </nav>
  );
}
