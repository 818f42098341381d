import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import type { PhoneConfig } from '../../config/simulator-config';
import { phoneChanged } from './config';
import { $recentLinks, deepLinkOpened } from './deep-links';
import { $frames } from './frames';

it.each<[PhoneConfig['platform'], url: string, opened: string | null]>([
  ['web', '/library?x=1', '/library?x=1'],
  // A browser would leave the app with it.
  ['web', '//elsewhere.test/', null],
  ['web', 'https://elsewhere.test/', null],
  ['android', '/library', null],
  ['ios', 'https://elsewhere.test/', null],
])(
  'opens on %s the link %s as a path: %s; a wrapper gets the event',
  async (platform, url, opened) => {
    const events: unknown[] = [];
    const page = {
      location: { href: '/' },
      __sim: { emit: (...event: unknown[]) => events.push(event) },
    };
    const scope = fork({ values: [[$frames, { 0: { contentWindow: page } } as never]] });
    await allSettled(phoneChanged, { scope, params: { platform } });
    await allSettled(deepLinkOpened, { scope, params: { phone: 0, url } });
    expect(page.location.href).toBe(opened ?? '/');
    expect(events).toEqual(platform === 'web' ? [] : [['deepLink', { url }]]);
  },
);

it('keeps the last twelve links, the latest first', async () => {
  const scope = fork();
  const links = Array.from({ length: 13 }, (_, place) => `/pdp/${place}`);
  for (const url of links) await allSettled(deepLinkOpened, { scope, params: { phone: 0, url } });
  expect(scope.getState($recentLinks)).toEqual(links.slice(1).toReversed());
});
