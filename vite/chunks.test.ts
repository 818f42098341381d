import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

it('describes each group of files of the build, in their order', () => {
  const [, groups = ''] = /codeSplitting: \{\s*([^]*)/.exec(read('vite.config.ts')) ?? [];
  const built = namesIn(groups, /\bname: '([\w-]+)'/g);
  expect(built).toContain('first');
  expect(namesIn(read('docs/chunks.md'), /^\| `([\w-]+)`/gm)).toEqual(built);
});
