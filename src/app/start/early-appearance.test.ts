import { readFileSync } from 'node:fs';

import { beforeEach, expect, it, vi } from 'vitest';

import { paperColor } from '@/shared/config/appearance';
import { OWN_CLIENT_ID } from '@/shared/config/clients';
import { desktopQuery } from '@/shared/ui/use-media';

beforeEach(() => {
  vi.resetModules();
});

/** The tags that the page is served with. */
const served = () =>
  [
    ...readFileSync('index.html', 'utf8').matchAll(
      /<meta name="theme-color" content="(.*?)" media="(.*?)"/g,
    ),
  ].map(([, content = '', media = '']) => ({ content, getAttribute: () => media }));

/** Runs the script in a page whose storage gives this value. */
async function run(read: () => string | null) {
  const dataset: Record<string, string> = {};
  const style: Record<string, string> = {};
  const metas = served();
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'settings' ? read() : null) });
  vi.stubGlobal('document', {
    documentElement: {
      dataset,
      style: { setProperty: (name: string, value: string) => (style[name] = value) },
    },
    querySelectorAll: () => metas,
  });
  await import('./early-appearance');
  return { dataset, style, colors: metas.map(({ content }) => content) };
}

const untouched = { dataset: {}, style: {}, colors: [paperColor.light, paperColor.dark] };

it('leaves a page without settings as it was served, in the colours of our paper', async () => {
  expect(await run(() => null)).toEqual(untouched);
});

it.each([
  ['{"theme":"dark","textSize":150}', 'dark', '150%'],
  ['{"theme":"light"}', 'light', '100%'],
] as const)('applies %s to theme, text size and theme colour', async (stored, theme, textSize) => {
  expect(await run(() => stored)).toEqual({
    dataset: { theme },
    style: { '--text-size': textSize },
    colors: [paperColor[theme], paperColor[theme]],
  });
});

it.each(['{', 'null', '{"theme":"sepia"}', '{"textSize":5000}'])(
  'ignores the corrupt value %s',
  async (stored) => {
    expect(await run(() => stored)).toEqual(untouched);
  },
);

it('starts without settings where the browser denies storage', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await run(denied)).toEqual(untouched);
});

/** Runs the script in a page that came with its first view, on a device that has stored these names. */
async function runPrerendered(
  stored: readonly string[] = [],
  { isDesktop = false, isWrapped = false, clientId = null as string | null } = {},
) {
  const dataset: Record<string, string> = { prerendered: 'yes' };
  vi.stubGlobal('window', isWrapped ? { WebBridge: {} } : {});
  vi.stubGlobal('document', { documentElement: { dataset } });
  const getItem = (name: string) => (stored.includes(name) ? 'a' : null);
  vi.stubGlobal('localStorage', { getItem });
  const ofTab = { getItem: (name: string) => (name === 'client_id' ? clientId : null) };
  vi.stubGlobal('sessionStorage', ofTab);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesktop && query === desktopQuery,
  }));
  await import('./early-appearance');
  return dataset['prerendered'];
}

it('leaves the view of the server to a new visitor on a phone', async () => {
  expect(await runPrerendered(['deviceId'])).toBe('yes');
});

it('leaves it to a visitor who reloads the page', async () => {
  expect(await runPrerendered([], { clientId: OWN_CLIENT_ID })).toBe('yes');
});

it.each(['access_token', 'CHAPTER_PLAYED'])('hides it where %s is stored', async (name) => {
  expect(await runPrerendered([name])).toBe('no');
});

it('hides it in a tab that runs as the client of a partner', async () => {
  expect(await runPrerendered([], { clientId: '12' })).toBe('no');
});

it('hides it on a desktop', async () => {
  expect(await runPrerendered([], { isDesktop: true })).toBe('no');
});

it('hides it in a native wrapper, which has the session', async () => {
  expect(await runPrerendered([], { isWrapped: true })).toBe('no');
});
