import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { configOpened, phoneChanged } from './config';
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

it('opens a link in the way of its own phone, whatever the others are', async () => {
  const events: unknown[] = [];
  const pages = [0, 1].map((phone) => ({
    location: { href: '/' },
    __sim: { emit: (name: string) => events.push([phone, name]) },
  }));
  const frames = pages.map((contentWindow) => ({ contentWindow }));
  const scope = fork({ values: [[$frames, frames as never]] });
  const phones = (['web', 'android'] as const).map((platform) => ({ ...defaultPhone, platform }));
  await allSettled(configOpened, { scope, params: { phones } });
  for (const phone of [0, 1])
    await allSettled(deepLinkOpened, { scope, params: { phone, url: `/pdp/${phone}` } });
  expect(pages.map(({ location }) => location.href)).toEqual(['/pdp/0', '/']);
  expect(events).toEqual([[1, 'deepLink']]);
});
