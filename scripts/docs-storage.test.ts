import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

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
