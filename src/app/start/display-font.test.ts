import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadDisplayFont } from './display-font';

const fetched = vi.fn<typeof fetch>();
const added: string[] = [];
/** The pictures of the page. */
let images: { loading: string; complete: boolean }[] = [];

class FakeFontFace {
  readonly family: string;
  constructor(family: string, _font: ArrayBuffer, { display }: FontFaceDescriptors) {
    // With another value, text would be invisible while the font loads.
    this.family = display === 'swap' ? family : '';
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
  images = [{ loading: 'eager', complete: true }];
  vi.stubGlobal('document', {
    get images() {
      return images;
    },
    fonts: { add: ({ family }: FakeFontFace) => added.push(family) },
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the font with all the time that it may take. */
async function load() {
  const loaded = loadDisplayFont();
  await vi.runAllTimersAsync();
  await loaded;
}

it('loads the display face with low priority', async () => {
  browser({ connection: { saveData: false, effectiveType: '4g' } });
  await load();
  expect(fetched.mock.calls).toEqual([
    [expect.stringContaining('gulzar-subset'), { priority: 'low' }],
  ]);
  expect(added).toEqual(['Gulzar']);
});

it('loads it in a browser that tells nothing about the network', async () => {
  browser({});
  await load();
  expect(added).toEqual(['Gulzar']);
});

it.each([
  ['with Save-Data', { connection: { saveData: true } }],
  ['on a very slow network', { connection: { effectiveType: 'slow-2g' } }],
  ['where less data is preferred', { reducesData: true }],
])('is left out %s', async (_, settings) => {
  browser(settings);
  await load();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
])('keeps the stand-in when the font %s', async (_, answer) => {
  browser({});
  fetched.mockImplementation(answer);
  await load();
  expect(added).toEqual([]);
});

it('lets the pictures of the first view load before it', async () => {
  browser({});
  images = [
    { loading: 'eager', complete: true },
    { loading: 'eager', complete: false },
    { loading: 'lazy', complete: false },
  ];
  const loaded = loadDisplayFont();
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched).not.toHaveBeenCalled();

  images = [
    { loading: 'eager', complete: true },
    { loading: 'lazy', complete: false },
  ];
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledOnce();
  await loaded;
});

it('comes at last on a page without pictures', async () => {
  browser({});
  images = [];
  const loaded = loadDisplayFont();
  await vi.advanceTimersByTimeAsync(7999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(fetched).toHaveBeenCalledOnce();
  await loaded;
  expect(added).toEqual(['Gulzar']);
});
