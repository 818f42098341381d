import { attach, createEvent, createStore, sample } from 'effector';

import type { SimulatorConfig } from '../../config/simulator-config';
import { windowOf } from '../phone/sim-port';
import { $config } from './config';
import { $frames, emitEventFx } from './frames';

/** The native app was opened by a link. */
export const deepLinkOpened = createEvent<{ phone: number; url: string }>();

const LONGEST = 12;

/** What was opened before, the last first, and some to begin with. */
export const $recentLinks = createStore<readonly string[]>([
  '/pdp/9063',
  '/library',
  '/subscription',
  '/profile',
  '/credit-code',
  'https://example.org/elsewhere',
]).on(deepLinkOpened, (links, { url }) =>
  [url, ...links.filter((link) => link !== url)].slice(0, LONGEST),
);

const isOnWeb = ({ phones }: SimulatorConfig, index: number) => phones[index]?.platform === 'web';

/** A wrapper hands the link to the page; a browser opens it, in a tab that knows its client. */
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
  fn: (_, sent) => sent,
  target: openPathFx,
});
sample({
  clock: deepLinkOpened,
  source: $config,
  filter: (config, { phone }) => !isOnWeb(config, phone),
  fn: (_, { phone, url }) => ({ phone, name: 'deepLink', payload: { url } }),
  target: emitEventFx,
});
