import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineCases } from './cases';
import type { EngineCase } from './engine-case';

const folder = new URL('cases/', import.meta.url);

it('has the journeys of each file, under titles of their own', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('-cases.ts'));
  expect(files).not.toEqual([]);
  for (const name of files) {
    const module = (await import(new URL(name, folder).href)) as Readonly<
      Record<string, readonly EngineCase[]>
    >;
    for (const list of Object.values(module))
      expect(engineCases).toEqual(expect.arrayContaining([...list]));
  }
  expect(new Set(engineCases.map(({ title }) => title)).size).toBe(engineCases.length);
});
