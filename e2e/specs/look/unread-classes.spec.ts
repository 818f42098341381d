import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { test } from '../../fixtures/test';

import { readStyleNames } from './class-names';
import { LookBook } from './look-book';
import { expectRecorded, installReader } from './reader';
import { resizeTo, takeLooks, windows } from './take-looks';
import { unread } from './unread-classes';

/** Narrower and lower, and wider and higher than those in which pages are looked at. */
const furtherWindows = [
  { width: 320, height: 640 },
  { width: 1320, height: 700 },
  { width: 1920, height: 1080 },
];

/** A place as small as those for which a part has rules. */
const NARROW =
  'position: relative; container: player / size; inline-size: 150px; block-size: 150px';

test.setTimeout(300_000);
test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

test(
  'Nothing that no page shows for long, or in no place that is looked at, looks other than it did',
  { tag: '@deep' },
  async ({ page, build }, testInfo) => {
    const names = await readStyleNames('src');
    const sheets = readdirSync(join(build, 'assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/assets/${file}">`);
    const head = `<!doctype html><html lang="fa" dir="rtl"><title>Parts</title>${sheets.join('')}`;
    let main = '';
    await page.route('**/parts', (route) =>
      route.fulfill({ contentType: 'text/html', body: `${head}<main>${main}</main>` }),
    );
    const tools = await installReader(page, names);
    await page.goto('/parts');

    const applied: Set<string>[] = [];
    for (const size of windows) {
      await resizeTo(page, size);
      applied.push(new Set(await page.evaluate(classesBySize, true)));
    }
    // Those windows show them in one way alone.
    const further = (await page.evaluate(classesBySize, false)).filter(
      (each) => new Set(applied.map((window) => window.has(each))).size === 1,
    );
    const ofFurther = new Set(further.map((each) => each.split(' ')[0]));
    const excused = new Set<string>(Object.values(unread).flat());
    const classes = Object.entries(names.classes).filter(
      ([built, name]) =>
        excused.has(name) || excused.has(name.split('.')[0] ?? '') || ofFurther.has(built),
    );
    const narrow = new Set(await page.evaluate(classesInContainers));
    // A heading has margins and a size of its own, which a class may take away. None moves when another grows.
    main = [
      ...classes.map(
        ([built]) => `<div style="position: relative"><h2 class="${built}"></h2></div>`,
      ),
      ...[...narrow].map(
        (built) => `<section style="${NARROW}"><h2 class="${built}"></h2></section>`,
      ),
    ].join('');
    await page.goto('/parts');
    const book = new LookBook();
    book.begin('Each class for itself');
    const ready = () => Promise.resolve();
    const sizes = [...windows, ...furtherWindows];
    await takeLooks({ page, tools, book, unread: [], ready }, sizes);
    expectRecorded(book, new URL('unread-classes.txt', import.meta.url), testInfo);
  },
);

/** The classes with rules for some windows, each with its condition; of this window alone, if so asked. */
function classesBySize(isApplied: boolean): string[] {
  const found: string[] = [];
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSMediaRule) || !/width|height/.test(rule.conditionText)) continue;
      if (isApplied && !matchMedia(rule.conditionText).matches) continue;
      for (const inner of rule.cssRules) {
        if (!(inner instanceof CSSStyleRule)) continue;
        const classes = inner.selectorText.matchAll(/\.([\w-]+)/g);
        found.push(...[...classes].map(([, name = '']) => `${name} ${rule.conditionText}`));
      }
    }
  }
  return found;
}

/** The classes with rules for places of some size. */
function classesInContainers(): string[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSContainerRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap(({ cssText }) => [...(cssText.split('{')[0] ?? '').matchAll(/\.([\w-]+)/g)])
    .map(([, name = '']) => name);
}
