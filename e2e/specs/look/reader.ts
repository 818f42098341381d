import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { expect, type CDPSession, type Page, type TestInfo } from '@playwright/test';

import { differencesOf } from '../../compare-looks';
import { devtoolsOf } from '../../fixtures/devtools';
import type { StyleNames } from './class-names';
import { readDefaults } from './defaults';
import type { LookBook } from './look-book';
import { installTools } from './look-tools';
import { inherited, own } from './properties';

/** The moment at which all looks are taken. */
export const momentOfLooks = Date.parse('2026-11-24T09:00:00Z');

/** Stops the page's clock, and puts the reader of looks into every document that it opens. */
export async function installReader(page: Page, names: StyleNames): Promise<CDPSession> {
  const defaults = await readDefaults(page);
  const tools = await devtoolsOf(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  // The clock has timers of its own, so it comes before what changes timers.
  await page.clock.setFixedTime(momentOfLooks);
  await page.addInitScript(installTools, { names, defaults, inherited, own });
  return tools;
}

/** Compares the looks with those in a file. Writes the file if there is none, or if new ones are asked for. */
export function expectRecorded(book: LookBook, file: URL, { config }: TestInfo): void {
  const text = book.toText();
  if (!existsSync(file) || ['all', 'changed'].includes(config.updateSnapshots))
    writeFileSync(file, text);
  else expect(differencesOf(readFileSync(file, 'utf8'), text)).toEqual([]);
}
