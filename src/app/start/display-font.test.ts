import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadDisplayFont } from './display-font';

const fetched = vi.fn<typeof fetch>();
const added: string[] = [];

class FakeFontFace {
  readonly family: string;
  constructor(family: string) {
    this.family = family;
  }
  load() {
    return Promise.resolve(this);
  }
}

function browser({
  connection,
  reducesData = false,
}: {
  connection?: object;
  reducesData?: boolean;
}) {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reducesData }) });
}

beforeEach(() => {
  added.length = 0;
  fetched.mockReset().mockResolvedValue(new Response('font'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('FontFace', FakeFontFace);
  vi.stubGlobal('document', { fonts: { add: ({ family }: FakeFontFace) => added.push(family) } });
});
afterEach(() => vi.unstubAllGlobals());

it('loads the display face with low priority', async () => {
  browser({ connection: { saveData: false, effectiveType: '4g' } });
  await loadDisplayFont();
  expect(fetched.mock.calls).toEqual([
    [expect.stringContaining('gulzar-subset'), { priority: 'low' }],
  ]);
  expect(added).toEqual(['Gulzar']);
});

it('loads it in a browser that tells nothing about the network', async () => {
  browser({});
  await loadDisplayFont();
  expect(added).toEqual(['Gulzar']);
});

it.each([
  ['with Save-Data', { connection: { saveData: true } }],
  ['on a very slow network', { connection: { effectiveType: 'slow-2g' } }],
  ['where less data is preferred', { reducesData: true }],
])('is left out %s', async (_, settings) => {
  browser(settings);
  await loadDisplayFont();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
])('keeps the stand-in when the font %s', async (_, answer) => {
  browser({});
  fetched.mockImplementation(answer);
  await loadDisplayFont();
  expect(added).toEqual([]);
});
