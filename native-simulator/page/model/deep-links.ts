import { attach, createEvent, createStore, sample } from 'effector';

import type { SimulatorConfig } from '../../config/simulator-config';
import { addressOf } from '../phone/launch-of';
import { windowOf } from '../phone/sim-port';
import { $config } from './config';
import { $frames, emitFx } from './frames';

/** The native app was opened by a link. */
export const linkSent = createEvent<{ phone: number; url: string }>();

const LONGEST = 12;

/** What was opened before, the last first, and some to begin with. */
export const $links = createStore<readonly string[]>([
  '/pdp/9063',
  '/library',
  '/subscription',
  '/profile',
  '/credit-code',
  'https://example.org/elsewhere',
]).on(linkSent, (links, { url }) =>
  [url, ...links.filter((link) => link !== url)].slice(0, LONGEST),
);

const isOnWeb = ({ phones }: SimulatorConfig, index: number) => phones[index]?.platform === 'web';

// A wrapper hands the link to the page; a browser opens it.
const openFx = attach({
  source: { frames: $frames, config: $config },
  effect: ({ frames, config }, { phone, url }: { phone: number; url: string }) => {
    const row = config.phones[phone];
    const page = windowOf(frames[phone]);
    if (row && page && /^\/(?!\/)/.test(url))
      page.location.href = addressOf({ ...row, path: url, token: '' });
  },
});
sample({
  clock: linkSent,
  source: $config,
  filter: (config, { phone }) => isOnWeb(config, phone),
  fn: (_, sent) => sent,
  target: openFx,
});
sample({
  clock: linkSent,
  source: $config,
  filter: (config, { phone }) => !isOnWeb(config, phone),
  fn: (_, { phone, url }) => ({ phone, name: 'deepLink', payload: { url } }),
  target: emitFx,
});
