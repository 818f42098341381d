import { attach, sample } from 'effector';

import { phoneLaunchOf } from '../phone/phone-launch';
import { simOf } from '../phone/sim-port';
import { $config } from './config';
import { $frames, trafficReceived } from './frames';
import { $screens } from './screens';

/** The methods and events that change the tokens of the native app. */
const tokenChanges: ReadonlySet<string> = new Set(['setTokenToDevice', 'exit', 'tokenInjected']);

/** Lets `getTokens` return the native app's current token set instead of the one at the page's load. */
const updateGetTokensFx = attach({
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
    (entry.kind === 'call' && tokenChanges.has(entry.method)) ||
    (entry.kind === 'event' && tokenChanges.has(entry.name)),
  fn: ({ phone }) => phone,
  target: updateGetTokensFx,
});
