import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const filesOf = (end: RegExp) =>
  ['src', 'native-simulator'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => end.test(file))
      .map((file) => join(folder, file)),
  );

/** The classes that a style sheet has rules for. */
function classesIn(sheet: string): Set<string> {
  const source = read(sheet).replaceAll(/\/\*.*?\*\/|url\(.*?\)/gs, '');
  const selectors = [...source.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors
      .filter((selector) => !selector.trimStart().startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)])
      .map(([, name = '']) => name),
  );
}

interface Uses {
  /** Null for a name that is put together. */
  readonly name: string | null;
  readonly file: string;
}

/** What the components take from each style sheet. */
function usesBySheet(): Map<string, Uses[]> {
  const uses = new Map<string, Uses[]>();
  for (const file of filesOf(/\.tsx?$/)) {
    const source = read(file);
    for (const [, local = '', path = ''] of source.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const sheet = path.startsWith('@/') ? path.replace('@/', 'src/') : join(dirname(file), path);
      const found = [...source.matchAll(new RegExp(`\\b${local}\\b(?:\\['([\\w-]+)'\\])?`, 'g'))]
        // The first is the import.
        .slice(1)
        .map(([, name = null]) => ({ name, file }));
      uses.set(sheet, [...(uses.get(sheet) ?? []), ...found]);
    }
  }
  return uses;
}

const uses = usesBySheet();

it('every class that a component takes has a rule', () => {
  const wrong = [...uses].flatMap(([sheet, all]) => {
    const known = classesIn(sheet);
    return all.flatMap(({ name, file }) =>
      name === null || known.has(name) ? [] : [`${file}: ${name}`],
    );
  });
  expect(wrong).toEqual([]);
});

it('every class with a rule is taken by a component', () => {
  const unused = filesOf(/\.module\.css$/).flatMap((sheet) => {
    const all = uses.get(sheet) ?? [];
    if (all.some(({ name }) => name === null)) return [];
    const taken = new Set(all.map(({ name }) => name));
    return [...classesIn(sheet)]
      .filter((name) => !taken.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
