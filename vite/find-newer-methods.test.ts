import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newerMethods } from '../src/app/start/newer-methods';
import { findNewerMethods, guarded, provided } from './find-newer-methods';
import { oldestEngines } from './oldest-engines';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newer-methods-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Returns the numbers of the lines in which something was found. */
async function findIn(file: string, lines: readonly string[], engines = oldestEngines) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), lines.join('\n'));
  const { fileCount, found } = await findNewerMethods(folder, engines);
  expect(fileCount).toBe(1);
  for (const place of found) expect(place).toContain(join(folder, file));
  return [...new Set(found.map((place) => Number(/\.js:(\d+):/.exec(place)?.[1])))];
}

const providedUses = [
  'export const a = [1, 2].at(-1);',
  "export const b = 'ab'.at(-1);",
  'export const c = [2, 1].toSorted();',
  'export const d = [2, 1].toReversed();',
  "export const e = Object.hasOwn({}, 'a');",
];

it('finds what the oldest engines lack, and nothing that is old or guarded', async () => {
  const lines = [
    'export const a = [1, 2].findLast(Boolean);',
    'export const b = structuredClone({});',
    "export const c = 'a-b'.replaceAll('-', '+');",
    'export const d = window.requestIdleCallback;',
    'export const e = new WeakRef({});',
    // Libraries keep such comments.
    '/* eslint-disable */ export const f = [1].findLast(Boolean);',
    'export const g = /(?<=a)b/;',
  ];
  expect(await findIn('assets/a.js', lines)).toEqual([1, 2, 6, 7]);
});

/** A use of each name that is excused. */
const guardedUses = [
  'requestIdleCallback(Boolean);',
  'export const b = document.prerendering;',
  'export const c = document.wasDiscarded;',
  'export const d = Notification.permission;',
  'export const e = crypto.randomUUID();',
  'export const f = navigator.mediaSession;',
  'export const g = screen.orientation;',
  'export const h = navigator.locks;',
  'export const i = navigator.connection;',
  'export const j = new BroadcastChannel("j");',
];

it('excuses each guarded use in the scripts of the app, and nothing beside it', async () => {
  expect(Object.keys(guarded)).toHaveLength(guardedUses.length);
  const others = [
    'export const k = navigator.share({});',
    'export const l = navigator.wakeLock;',
    'export const m = new NotificationEvent({});',
    'export const n = structuredClone({});',
    'export const o = Object.groupBy([], String);',
  ];
  const found = await findIn('assets/pages-Bx1.js', [...guardedUses, ...others]);
  expect(found.every((line) => line > guardedUses.length)).toBe(true);
  expect(found).toEqual(expect.arrayContaining([12, 14, 15]));
});

it('excuses no use in a script that runs alone', async () => {
  expect(await findIn('sw.js', guardedUses)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('knows what the app provides for its own scripts', async () => {
  const owners = new Map<object, string>([
    [Array.prototype, 'Array'],
    [String.prototype, 'String'],
    [Object, 'Object'],
  ]);
  const names = newerMethods.map(([owner, name]) => `${owners.get(owner)}.${name}`);
  expect(Object.keys(provided).toSorted()).toEqual(names.toSorted());
  expect(await findIn('assets/pages-Bx1.js', providedUses)).toEqual([]);
});

it.each(['sw.js', 'sw-off.js', 'assets/early-storefront-Bx1.js', 'assets/early-methods-Bx1.js'])(
  'does not count on it in %s, which runs without the app',
  async (file) => {
    expect(await findIn(file, providedUses)).toEqual([1, 2, 3, 4, 5]);
  },
);

it('looks with the eyes of the engines that are named', async () => {
  // Chrome 98 has it; of Safari the first are 15.4, on the desktop as well as on iOS.
  const lines = ['export const a = structuredClone({});'];
  expect(await findIn('a.js', lines, ['chrome98'])).toEqual([]);
  expect(await findIn('a.js', lines, ['chrome97'])).toEqual([1]);
  expect(await findIn('a.js', lines, ['chrome98', 'safari15.3'])).toEqual([1]);
  expect(await findIn('a.js', lines, ['safari15.4'])).toEqual([]);
});
