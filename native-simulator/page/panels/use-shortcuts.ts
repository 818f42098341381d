import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $config, $phone, phoneChanged, phoneSelected, settingsChosen } from '../model/config';
import { onlyDifferingToggled } from '../model/filter';
import { emitFx, trafficCleared } from '../model/frames';
import { inspectorToggled, setupToggled, shortcutsToggled, tabChosen } from '../model/panels';
import { recordToggled } from '../model/recording';
import { replayToggled } from '../model/replay';
import { homeToggled, lockToggled } from '../model/screens';
import { reloadFx } from '../model/sign-in';
import { useEach } from './use-each';

/** Elements that a key puts the cursor into, by their ids. */
export const searchFieldId = 'traffic-search';
export const linkFieldId = 'deep-link';

/**
 * The keys of the simulator, while nobody types; with Alt anywhere, also in a phone, which keeps its own
 * keys else.
 */
export function useShortcuts(): void {
  const { phone, config } = useUnit({ phone: $phone, config: $config });
  const each = useEach();
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
    recordToggled,
    replayToggled,
    onlyDifferingToggled,
  });
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      b: () => each((index) => void act.emitFx({ phone: index, name: 'backPressed' })),
      h: () => each(act.homeToggled),
      l: () => each(act.lockToggled),
      r: () => each((index) => void act.reloadFx(index)),
      e: act.recordToggled,
      p: act.replayToggled,
      a: () => act.settingsChosen({ drivesAll: !config.drivesAll }),
      s: () => act.tabChosen('session'),
      m: act.onlyDifferingToggled,
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
      if ((isTyping && !event.altKey) || event.ctrlKey || event.metaKey) return;
      const latin = latinOf(event);
      const number = Number(latin);
      const work =
        number >= 1 && number <= config.phones.length
          ? () => act.phoneSelected(number - 1)
          : (keys[event.key.toLowerCase()] ?? keys[latin]);
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [act, each, phone, config]);
}

/** The letter or digit that a key has on a Latin keyboard, whatever language it writes. */
function latinOf({ code }: KeyboardEvent): string {
  return code.replace(/^(?:Key|Digit)(?=.$)/, '').toLowerCase();
}
