import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { test } from '../../fixtures/test';

import { readStyleNames } from './class-names';
import { LookBook } from './look-book';
import { expectRecorded, installReader } from './reader';
import { takeLooks, windows } from './take-looks';
import { unread } from './unread-classes';

test.setTimeout(300_000);
test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

test(
  'Nothing that no page shows for long looks other than it did',
  { tag: '@deep' },
  async ({ page, build }, testInfo) => {
    const names = await readStyleNames('src');
    const excused = new Set<string>(Object.values(unread).flat());
    const classes = Object.entries(names.classes).filter(
      ([, name]) => excused.has(name) || excused.has(name.split('.')[0] ?? ''),
    );
    // A heading has margins and a size of its own, which a class may take away. None moves when another grows.
    const parts = classes.map(
      ([built]) => `<div style="position: relative"><h2 class="${built}"></h2></div>`,
    );
    const sheets = readdirSync(join(build, 'assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/assets/${file}">`);
    const body = `<!doctype html><html lang="fa" dir="rtl"><title>Parts</title>${sheets.join('')}<main>${parts.join('')}</main>`;
    await page.route('**/parts', (route) => route.fulfill({ contentType: 'text/html', body }));
    const tools = await installReader(page, names);
    await page.goto('/parts');
    const book = new LookBook();
    book.begin('Each class for itself');
    const ready = () => Promise.resolve();
    await takeLooks({ page, tools, book, unread: [], ready }, windows);
    expectRecorded(book, new URL('unread-classes.txt', import.meta.url), testInfo);
  },
);
