import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import {
  $config,
  $selectedPhone,
  phoneChanged,
  phoneSelected,
  settingsChosen,
} from '../model/config';
import { differingOnlyToggled } from '../model/traffic-filter';
import { emitEventFx, trafficCleared } from '../model/frames';
import {
  inspectorToggled,
  setupToggled,
  shortcutsToggled,
  inspectorTabChosen,
} from '../model/panels';
import { recordToggled } from '../model/recording';
import { replayToggled } from '../model/replay';
import { $isSelectedHome, $isSelectedLocked, homeRequested, lockRequested } from '../model/screens';
import { reloadPhoneFx } from '../model/sign-in';
import { useDrivenPhones } from './use-driven-phones';

/** The ids of the fields that a shortcut focuses. */
export const searchFieldId = 'traffic-search';
export const linkFieldId = 'deep-link';

/**
 * The keyboard shortcuts of the simulator. In a text field and in a phone they need Alt.
 */
export function useShortcuts(): void {
  const { phone, config, isHome, isLocked } = useUnit({
    ...{ phone: $selectedPhone, config: $config },
    ...{ isHome: $isSelectedHome, isLocked: $isSelectedLocked },
  });
  const forDrivenPhones = useDrivenPhones();
  const act = useUnit({
    phoneSelected,
    phoneChanged,
    settingsChosen,
    emitEventFx,
    trafficCleared,
    setupToggled,
    inspectorToggled,
    shortcutsToggled,
    inspectorTabChosen,
    homeRequested,
    lockRequested,
    reloadPhoneFx,
    recordToggled,
    replayToggled,
    differingOnlyToggled,
  });
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      b: () =>
        forDrivenPhones((index) => void act.emitEventFx({ phone: index, name: 'backPressed' })),
      h: () => forDrivenPhones((index) => act.homeRequested({ phone: index, isHome: !isHome })),
      l: () => forDrivenPhones((index) => act.lockRequested({ phone: index, isLocked: !isLocked })),
      r: () => forDrivenPhones((index) => void act.reloadPhoneFx(index)),
      e: act.recordToggled,
      p: act.replayToggled,
      a: () => act.settingsChosen({ drivesAll: !config.drivesAll }),
      s: () => act.inspectorTabChosen('session'),
      m: act.differingOnlyToggled,
      o: () => act.phoneChanged({ isLandscape: !phone.isLandscape }),
      d: () => document.getElementById(linkFieldId)?.focus(),
      c: act.trafficCleared,
      t: () => act.settingsChosen({ theme: config.theme === 'dark' ? 'light' : 'dark' }),
      '[': act.setupToggled,
      ']': act.inspectorToggled,
      '?': act.shortcutsToggled,
      '/': () => {
        act.inspectorTabChosen('traffic');
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
  }, [act, forDrivenPhones, phone, config, isHome, isLocked]);
}

/** The letter or digit of a key on a Latin keyboard, in any keyboard layout. */
function latinOf({ code }: KeyboardEvent): string {
  return code.replace(/^(?:Key|Digit)(?=.$)/, '').toLowerCase();
}
