import { expect, test, vi } from 'vitest';

import { savesData } from './saves-data';

const reduced = '(prefers-reduced-data: reduce)';

test.each<[string, object | undefined, string, boolean]>([
  ['that does not tell', undefined, '', false],
  ['on a quick network', { saveData: false, effectiveType: '4g' }, '', false],
  ['on a slow network', { saveData: false, effectiveType: '3g' }, '', false],
  ['on a very slow network', { saveData: false, effectiveType: '2g' }, '', true],
  ['on the slowest network', { saveData: false, effectiveType: 'slow-2g' }, '', true],
  ['that saves data', { saveData: true, effectiveType: '4g' }, '', true],
  ['of which a style asks to save data', undefined, reduced, true],
])('a device %s', (_, connection, preference, expected) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === preference }));
  expect(savesData()).toBe(expected);
});
