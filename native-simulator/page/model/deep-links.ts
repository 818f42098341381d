import { attach, createEvent, createStore, sample } from 'effector';

import type { SimulatorConfig } from '../../config/simulator-config';
import { windowOf } from '../phone/sim-port';
import { $config } from './config';
import { $frames, emitEventFx } from './frames';

/** The user opened a deep link in a phone. */
export const deepLinkOpened = createEvent<{ phone: number; url: string }>();

const MAX_LINKS = 12;

/** The links that were opened, the latest first, after some examples. */
export const $recentLinks = createStore<readonly string[]>([
  '/pdp/9063',
  '/library',
  '/subscription',
  '/profile',
  '/credit-code',
  'https://example.org/elsewhere',
]).on(deepLinkOpened, (links, { url }) =>
  [url, ...links.filter((link) => link !== url)].slice(0, MAX_LINKS),
);

const isOnWeb = ({ phones }: SimulatorConfig, index: number) => phones[index]?.platform === 'web';

/** Opens a path in a phone's page, as a browser does. A wrapper sends the event `deepLink` instead. */
export const openPathFx = attach({
  source: $frames,
  effect: (frames, { phone, url }: { phone: number; url: string }) => {
    const page = windowOf(frames[phone]);
    if (page) page.location.href = url;
  },
});
sample({
  clock: deepLinkOpened,
  source: $config,
  filter: (config, { phone, url }) => isOnWeb(config, phone) && /^\/(?!\/)/.test(url),
  fn: (_, link) => link,
  target: openPathFx,
});
sample({
  clock: deepLinkOpened,
  source: $config,
  filter: (config, { phone }) => !isOnWeb(config, phone),
  fn: (_, { phone, url }) => ({ phone, name: 'deepLink', payload: { url } }),
  target: emitEventFx,
});
