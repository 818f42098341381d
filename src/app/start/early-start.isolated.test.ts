import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isPrerendered } from '@/shared/browser/prerendered';

const evaluated: string[] = [];
/** Tells the browser's paints to who has asked for them. */
let paint: (name: string) => void;
let run = 0;

/** A file that notes its name, or one that cannot be loaded. Each run has its own, because a file is evaluated once. */
const fileNamed = (name: string) =>
  `data:text/javascript,globalThis.evaluated.push('${name}')//${run}`;
const LOST = 'data:text/javascript,throw(new(Error))';

beforeEach(() => {
  run += 1;
  evaluated.length = 0;
  vi.stubGlobal('evaluated', evaluated);
  // The browser alone has paints.
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: object, observer: object) => void) {
        paint = (name) =>
          tell({ getEntriesByName: (asked: string) => (asked === name ? [1] : []) }, this);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.shenidarFilesLoaded = undefined;
  globalThis.shenidarReleaseTaps?.();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

interface Page {
  readonly isPrerendered?: boolean;
  readonly files?: readonly string[];
  readonly parts?: readonly string[];
  readonly early?: readonly string[];
}

/** Runs the script as the page does that the server wrote. */
async function open({ isPrerendered: isHere = true, files, parts, early }: Page) {
  const script = document.createElement('script');
  if (files) script.dataset['files'] = files.join(' ');
  if (parts) script.dataset['parts'] = parts.join(' ');
  if (early) script.dataset['early'] = early.join(' ');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  document.documentElement.dataset['prerendered'] = isHere ? 'yes' : 'no';
  expect(isPrerendered()).toBe(isHere);
  await import('./early-start');
}

const loadPage = () => window.dispatchEvent(new Event('load'));
/** A turn of Node's own loop: the clock of the tests stands meanwhile. */
const realTask = () => new Promise<void>((resolve) => setImmediate(resolve));
/** What is on its way has come, and nothing that waits for a timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const preloads = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.crossOrigin,
  ]);

it('waits until the first view has come and is painted', async () => {
  const file = fileNamed('app');
  await open({ files: [file] });
  loadPage();
  paint('first-paint');
  await settle();
  expect(globalThis.shenidarFilesLoaded).toBeUndefined();
  expect(preloads()).toEqual([]);

  paint('first-contentful-paint');
  await settle();
  expect(preloads()).toEqual([['modulepreload', file, '']]);
  while (evaluated.length === 0) await realTask();
  expect(evaluated).toEqual(['app']);
});

it('waits for the pictures of a view that is painted', async () => {
  await open({ files: [fileNamed('app')] });
  paint('first-contentful-paint');
  await settle();
  expect(preloads()).toEqual([]);
  loadPage();
  await settle();
  expect(preloads()).toHaveLength(1);
});

it('waits no longer than three seconds', async () => {
  await open({ files: [fileNamed('app')] });
  await vi.advanceTimersByTimeAsync(2999);
  expect(preloads()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(preloads()).toHaveLength(1);
});

it('evaluates the files in their order, and leaves the user time between them', async () => {
  const pauses: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (end: () => void, ms: number) => ms === 0 && pauses.push(end));
  const nextPause = async () => {
    while (pauses.length === 0) await realTask();
    return pauses.shift();
  };
  const files = ['first', 'second', 'third'].map(fileNamed);
  await open({ files });
  loadPage();
  paint('first-contentful-paint');
  (await nextPause())?.();
  for (const names of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    const end = await nextPause();
    expect(evaluated).toEqual(names);
    end?.();
  }
  await globalThis.shenidarFilesLoaded;
  expect(preloads().map(([, href]) => href)).toEqual(files);
});

it.each(['pointerdown', 'keydown'])('hurries at the first %s', async (type) => {
  const files = ['first', 'second'].map(fileNamed);
  await open({ files });
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  await globalThis.shenidarFilesLoaded;
  expect(evaluated).toEqual(['first', 'second']);
  // What would have started it without the tap starts nothing twice.
  loadPage();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(5000);
  expect(preloads()).toHaveLength(2);
});

it('hurries on at a tap between two files', async () => {
  await open({ files: ['first', 'second', 'third'].map(fileNamed) });
  loadPage();
  paint('first-contentful-paint');
  await settle();
  while (evaluated.length < 1) await realTask();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  // The pause that has begun is the last one.
  await vi.advanceTimersToNextTimerAsync();
  await globalThis.shenidarFilesLoaded;
  expect(evaluated).toEqual(['first', 'second', 'third']);
});

it('goes on after a file that is lost', async () => {
  await open({ files: [LOST, fileNamed('second')], parts: [LOST, fileNamed('third')] });
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  await globalThis.shenidarFilesLoaded;
  expect(evaluated).toEqual(['second', 'third']);
});

describe('a page', () => {
  const reload = vi.fn();
  const served = vi.fn(async () => new Response('<p>the app</p>'));

  /** The page as it is after a hurried start, which came by this kind of navigation. */
  async function openAs(type: NavigationTimingType, page: Page) {
    reload.mockReset();
    served.mockClear();
    vi.stubGlobal('location', { href: '/', reload });
    vi.stubGlobal('fetch', served);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    await open(page);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await globalThis.shenidarFilesLoaded;
    await settle();
  }

  it.each(['navigate', 'back_forward'] as const)(
    'whose app is lost is loaded again, when it came by the navigation %s',
    async (type) => {
      await openAs(type, { files: [fileNamed('react'), LOST] });
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  it('whose app is lost again waits for a tap, and its links work', async () => {
    document.body.innerHTML = '<a href="#a">a</a><button>b</button>';
    await openAs('reload', { files: [LOST] });
    document.querySelector('a')?.click();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    document.querySelector('button')?.click();
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('whose app is lost stays, to be read, while the server does not answer', async () => {
    served.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await openAs('navigate', { files: [LOST] });
    expect(served).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('without one of its parts is left to its app, which says so', async () => {
    document.body.innerHTML = '<button>b</button>';
    await openAs('navigate', { files: [fileNamed('app')], parts: [LOST] });
    document.querySelector('button')?.click();
    await settle();
    expect(served).not.toHaveBeenCalled();
  });
});

it('keeps the taps on a view that is shown', async () => {
  await open({});
  expect(globalThis.shenidarReleaseTaps).toBeTypeOf('function');
});

it('starts at once for a visitor whom the view is not for', async () => {
  await open({
    isPrerendered: false,
    files: ['first', 'second'].map(fileNamed),
    early: [LOST, fileNamed('early')],
  });
  await globalThis.shenidarFilesLoaded;
  expect(evaluated.filter((name) => name !== 'early')).toEqual(['first', 'second']);
  expect(evaluated).toContain('early');
  expect(globalThis.shenidarReleaseTaps).toBeUndefined();
});

it('starts nothing but the app’s own files on a page that names none', async () => {
  await open({ isPrerendered: false });
  await globalThis.shenidarFilesLoaded;
  expect(evaluated).toEqual([]);
  expect(preloads()).toEqual([]);
});
