import type { CDPSession, Page } from '@playwright/test';

import type { Size } from '../../screens/sizes';
import type { LookBook } from './look-book';
import { motions } from './properties';
import { markStateful, readChanges, readLooks, readMotions } from './read-looks';

/** A phone, the same and a larger one on its side, a narrow desktop and a wide one. */
export const windows: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 1000, height: 800 },
  { width: 1280, height: 800 },
];

/** The first and the last of them. */
export const ends: readonly Size[] = windows.filter(({ width }) => width === 360 || width === 1280);

/** The states of a control, with what Chromium is told about them. */
const states: Readonly<Record<string, readonly string[]>> = {
  hover: ['hover'],
  'focus-visible': ['focus', 'focus-visible'],
  'focus-within': ['focus-within'],
  active: ['active'],
};

interface Sitting {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly book: LookBook;
  /** What another chapter reads. */
  readonly unread: readonly string[];
  /** Waits until nothing changes any more. */
  readonly ready: () => Promise<void>;
}

/** Writes down what the page shows in each window, and how its controls look in each of their states. */
export async function takeLooks(sitting: Sitting, sizes: readonly Size[]): Promise<void> {
  const { page, book, unread, ready } = sitting;
  for (const [index, size] of sizes.entries()) {
    await resizeTo(page, size);
    await ready();
    const name = String(size.width);
    const seen = await page.evaluate(readLooks, [book.known, unread] as const);
    book.add(name, seen);
    const isEnd = index === 0 || index === sizes.length - 1;
    if (!isEnd || seen.every(({ look }) => look === null)) continue;
    for (const state of Object.keys(states)) await takeState(sitting, name, state);
    await takeMotions(sitting, name);
  }
}

/** Sizes the window, and resolves when the page knows of it: on a busy machine that is some frames later. */
export async function resizeTo(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const query = `(width: ${width}px) and (height: ${height}px)`;
  await page.waitForFunction((expected) => matchMedia(expected).matches, query);
}

async function takeState({ page, tools, book }: Sitting, window: string, state: string) {
  const count = await page.evaluate(markStateful, state);
  if (count === 0) return;
  const { root } = await tools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await tools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-look-forced]',
  });
  const force = (classes: readonly string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] }),
      ),
    );
  await force(states[state] ?? []);
  book.change(window, `:${state}`, await page.evaluate(readChanges));
  await force([]);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-look-forced]'))
      element.removeAttribute('data-look-forced');
  });
}

async function takeMotions({ page, book }: Sitting, window: string) {
  for (const [name, reducedMotion] of [
    ['(motion)', 'no-preference'],
    ['(still)', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    book.change(window, name, await page.evaluate(readMotions, motions));
  }
}
