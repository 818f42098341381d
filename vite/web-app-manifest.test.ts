import { existsSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { launchPath } from '../src/features/launch/lib/launch-path.ts';
import { patternOf } from '../src/shared/routing/known-paths.ts';
import { webAppManifest } from './web-app-manifest.ts';

const publicFile = (path: string) => new URL(`../public${path}`, import.meta.url);

test.each(['shenidar', 'hisstori'] as const)('every picture of %s exists', (brand) => {
  const { icons, shortcuts, screenshots } = webAppManifest(brand);
  for (const { src } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    expect(existsSync(publicFile(src)), src).toBe(true);
  }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(
    new Set(['any', 'maskable', 'monochrome']),
  );
});

test.each(['shenidar', 'hisstori'] as const)(
  'every address of %s is a page of the app',
  (brand) => {
    const { start_url, shortcuts, share_target } = webAppManifest(brand);
    for (const url of [start_url, share_target.action, ...shortcuts.map((each) => each.url)]) {
      expect(patternOf(new URL(url, 'https://app.test').pathname), url).not.toBeNull();
    }
  },
);

test.each(['shenidar', 'hisstori'] as const)('%s shows itself on phone and desktop', (brand) => {
  const { screenshots } = webAppManifest(brand);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src, sizes } of screenshots) {
    const picture = readFileSync(publicFile(src));
    expect(picture.toString('latin1', 12, 16)).toBe('VP8X');
    // The canvas of an extended WebP: 24 bits each, less one.
    const size = [picture.readUIntLE(24, 3), picture.readUIntLE(27, 3)].map((side) => side + 1);
    expect(size.join('x'), src).toBe(sizes);
    expect(picture.length, src).toBeLessThan(100_000);
  }
});

it('has the name and colour of its brand, and starts as its client', () => {
  expect(webAppManifest('shenidar')).toMatchObject({
    name: 'شنیدار',
    start_url: '/',
    theme_color: '#faf6ee',
    dir: 'rtl',
    orientation: 'landscape',
  });
  expect(webAppManifest('hisstori')).toMatchObject({
    name: 'هیستوری',
    start_url: '/?clientId=17',
    theme_color: '#3b2a5c',
  });
});

it.each([
  [{ title: 'A title', text: 'A text', url: 'An address' }, 'An address'],
  [{ title: 'A title', text: 'A text' }, 'A text'],
  [{ title: 'A title' }, 'A title'],
])('shares %j with the app, which searches for %s', (shared, searched) => {
  const { action, method, params } = webAppManifest('shenidar').share_target;
  const query = Object.entries(shared).map(([field, value]) => [
    params[field as keyof typeof params],
    value,
  ]);
  expect(method).toBe('GET');
  const origin = 'https://app.test';
  const path = launchPath(`${origin}${action}?${new URLSearchParams(query).toString()}`, origin);
  expect(path).toBe(`/search?${new URLSearchParams({ q: searched }).toString()}`);
});
