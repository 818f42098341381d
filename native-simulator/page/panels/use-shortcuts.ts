import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import {
  $config,
  $phone,
  $selected,
  phoneChanged,
  phoneSelected,
  settingsChosen,
} from '../model/config';
import { emitFx, trafficCleared } from '../model/frames';
import { inspectorToggled, setupToggled, shortcutsToggled, tabChosen } from '../model/panels';
import { homeToggled, lockToggled } from '../model/screens';
import { reloadFx } from '../model/sign-in';

/** Elements that a key puts the cursor into, by their ids. */
export const searchFieldId = 'traffic-search';
export const linkFieldId = 'deep-link';

/** The keys of the simulator, while nobody types; the phones keep their own. */
export function useShortcuts(): void {
  const { selected, phone, config } = useUnit({
    selected: $selected,
    phone: $phone,
    config: $config,
  });
  const act = useUnit({
    phoneSelected,
    phoneChanged,
    settingsChosen,
    emitFx,
    trafficCleared,
    setupToggled,
    inspectorToggled,
    shortcutsToggled,
    tabChosen,
    homeToggled,
    lockToggled,
    reloadFx,
  });
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      b: () => void act.emitFx({ phone: selected, name: 'backPressed' }),
      h: () => act.homeToggled(selected),
      l: () => act.lockToggled(selected),
      r: () => void act.reloadFx(selected),
      o: () => act.phoneChanged({ isLandscape: !phone.isLandscape }),
      d: () => document.getElementById(linkFieldId)?.focus(),
      c: act.trafficCleared,
      t: () => act.settingsChosen({ theme: config.theme === 'dark' ? 'light' : 'dark' }),
      '[': act.setupToggled,
      ']': act.inspectorToggled,
      '?': act.shortcutsToggled,
      '/': () => {
        act.tabChosen('traffic');
        setTimeout(() => document.getElementById(searchFieldId)?.focus());
      },
    };
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, select, textarea');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const number = Number(event.key);
      const work =
        number >= 1 && number <= config.phones.length
          ? () => act.phoneSelected(number - 1)
          : keys[event.key.toLowerCase()];
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [act, selected, phone, config]);
}
