import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { userData } from '../fixtures/users/user-data.ts';
import { findAnchors, listTextFiles } from './lib/doc-references.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/storage.md');

/** The keys that the source of the app declares, as `area: 'local', name: 'deviceId'`. */
const keys = listTextFiles(root)
  .filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/u.test(file))
  .flatMap((file) =>
    Array.from(
      read(file).matchAll(/area: '(local|session)',\s*name: '([^']+)'/gu),
      ([, area = '', name = '']) => ({ area, name }),
    ),
  );

it('finds the keys of the app', () => {
  expect(keys.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['access_token', 'client_id']),
  );
});

it.each(keys)('docs/storage.md describes $name in its area, $area', ({ area, name }) => {
  const [, part = ''] = page.split(area === 'local' ? '## Local storage' : '## Session storage');
  const [text = ''] = part.split('\n## ');
  expect(findAnchors(text)).toContain(name.toLowerCase());
  expect(page).toMatch(new RegExp(`^\\| \\[${name}\\]\\(#\\w+\\) +\\| ${area} +\\|`, 'mu'));
});

it('docs/storage.md says of all that another persona must not inherit that it is the data of a user', () => {
  const removed = Array.from(
    page.matchAll(/^\| \[(\w+)\]\(#\w+\) +\| (local|session) +\| removed/gmu),
    ([, name = '', area = '']) => ({ name, area }),
  );
  const namesIn = (area: string) =>
    removed.filter((each) => each.area === area).map(({ name }) => name);
  expect(userData.localStorage).toEqual(namesIn('local'));
  expect(userData.sessionStorage).toEqual(namesIn('session'));
  const databases = page.matchAll(/IndexedDB database `([^`]+)`/gu);
  expect(userData.databases).toEqual(Array.from(databases, ([, name]) => name));
  expect(page).toContain(`\`${userData.caches}1001\``);
});
