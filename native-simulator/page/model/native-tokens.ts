import { attach, sample } from 'effector';

import { phoneLaunchOf } from '../phone/phone-launch';
import { simOf } from '../phone/sim-port';
import { $config } from './config';
import { $frames, trafficReceived } from './frames';
import { $screens } from './screens';

/** What changes whose session the native app holds. */
const changing: ReadonlySet<string> = new Set(['setTokenToDevice', 'exit', 'tokenInjected']);

/** `getTokens` answers what the native app holds now, not what it held when the page was loaded. */
const keepFx = attach({
  source: { config: $config, frames: $frames, screens: $screens },
  effect: ({ config, frames, screens }, index: number) => {
    const phone = config.phones[index];
    if (!phone) return;
    const { tokens } = phoneLaunchOf(phone, index, screens[index]?.tokens ?? null).launch;
    simOf(frames[index])?.outcome('getTokens', tokens ? JSON.stringify(tokens) : '');
  },
});
sample({
  clock: trafficReceived,
  filter: (entry) =>
    (entry.kind === 'call' && changing.has(entry.method)) ||
    (entry.kind === 'event' && changing.has(entry.name)),
  fn: ({ phone }) => phone,
  target: keepFx,
});
