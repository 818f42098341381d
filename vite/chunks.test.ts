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

it('loads each file of models by one of its modules, so that none is evaluated together with another', () => {
  const groups = namesIn(read('docs/chunks.md'), /^\| `([\w-]+)`/gm);
  const models = groups.filter((name) => /-models$|^features$|^pages$/.test(name ?? ''));
  const [, list = ''] =
    /modelFiles: .* = \[([^\]]*)\]/.exec(read('src/app/start/model-files.ts')) ?? [];
  expect(models.length).toBeGreaterThan(5);
  expect(list.match(/import\(/g)).toHaveLength(models.length);
});
