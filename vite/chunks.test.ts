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

it('loads each file of models by one of its modules, in the order of the groups', () => {
  const models = namesIn(read('docs/chunks.md'), /^\| `([\w-]+)`/gm).filter((name) =>
    /-models$|^features$|^pages$/.test(name ?? ''),
  );
  const groups = [
    ...read('vite.config.ts').matchAll(/name: '([\w-]+)',\s*test: \/(.+)\/,?\s/g),
  ].map(([, name, test = '']) => ({ name, test: new RegExp(test) }));
  const modules = namesIn(read('src/app/start/model-files.ts'), /import\('([^']+)'\)/g).map(
    (path = '') => `${path.replace('@/', 'src/').replace('./', 'src/app/start/')}.ts`,
  );
  const loaded = modules.map((path) => groups.find(({ test }) => test.test(path))?.name);
  expect(models.length).toBeGreaterThan(5);
  expect(loaded).toEqual(models);
});
