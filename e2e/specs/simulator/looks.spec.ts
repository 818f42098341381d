import type { Page } from '@playwright/test';

import { en } from '../../../native-simulator/page/i18n/en';
import { createNodeMock } from '../../../mock-api/node-mock';
import { readStyleNames } from '../look/class-names';
import { LookBook } from '../look/look-book';
import { expectRecorded, installReader, momentOfLooks } from '../look/reader';
import { takeLooks } from '../look/take-looks';
import { test } from './simulator-test';
import { simulatorStates, type SimulatorState } from './states';

/** A small window and a large one. */
const sizes = [
  { width: 1100, height: 700 },
  { width: 1440, height: 900 },
];

test.setTimeout(300_000);
test.use({
  deviceScaleFactor: 1,
  mock: async ({}, use) => {
    await use(createNodeMock({ clock: () => momentOfLooks }));
  },
});

test(
  'Nothing of the simulator looks other than it did',
  { tag: '@deep' },
  async ({ page, gotoSimulator }, testInfo) => {
    const names = await readStyleNames('native-simulator');
    const tools = await installReader(page, names);
    // The phones show a page that does nothing by itself.
    const app = '<!doctype html><script src="/native-simulator/frame.js"></script>';
    await page.route(
      ({ pathname }) => !/^\/(?:native-simulator|api|token|connect|__mock)|\./.test(pathname),
      (route) => route.fulfill({ contentType: 'text/html', body: app }),
    );
    const book = new LookBook();
    for (const { name, query = '', calls = [], prepare } of simulatorStates) {
      await test.step(name, async () => {
        await page.clock.setFixedTime(momentOfLooks);
        await gotoSimulator(query);
        if (calls.length > 0) await callAll(page, calls);
        await prepare?.(page);
        // Nothing is below the pointer, and nothing has the focus.
        await page.mouse.move(0, 0);
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement instanceof HTMLElement) activeElement.blur();
        });
        book.begin(name);
        const ready = () => page.evaluate(waitForPictures);
        await takeLooks({ page, tools, book, unread: [], ready }, sizes);
      });
    }
    expectRecorded(book, new URL('looks.txt', import.meta.url), testInfo);
  },
);

/** Calls the wrapper from the page in the first phone, once the simulator listens to it. */
async function callAll(page: Page, calls: NonNullable<SimulatorState['calls']>): Promise<void> {
  const traffic = page.getByRole('list', { name: en.inspector.traffic });
  await traffic.getByRole('listitem').first().waitFor();
  const app = page.locator('iframe').first().contentFrame().locator('html');
  await app.evaluate((_, all) => {
    const bridge: unknown = Reflect.get(window, 'AndroidBridge');
    for (const [method, ...args] of all)
      (bridge as Record<string, (...args: readonly string[]) => void>)[method]?.(...args);
  }, calls);
}

/** Resolves when fonts and pictures are drawn. */
async function waitForPictures(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
