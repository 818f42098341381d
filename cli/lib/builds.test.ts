import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/prepare.mjs';
import { appInputs, simulatorInputs } from './builds';

const aliases = [
  ['@/', 'src/'],
  ['@fixtures/', 'fixtures/'],
  ['@mock-api/', 'mock-api/'],
] as const;
/** What stands among the inputs and is part of no production build: tests, the mock of the dev server, what draws and records the fixtures. */
const unbuilt = [
  /\.test\.tsx?$/,
  /^src\/testing\//,
  /^src\/app\/main\.mock\.ts$/,
  /^vite\/mock-in-browser\.ts$/,
  /^fixtures\/media\/(?:make-|with-browser)/,
];

/** The source files among the inputs, as paths from the root of the project. */
function sourcesOf(inputs: readonly string[]): readonly string[] {
  return inputs
    .flatMap((input) =>
      statSync(join(root, input)).isDirectory()
        ? readdirSync(join(root, input), { recursive: true, encoding: 'utf8' }).map(
            (name) => `${input}/${name}`,
          )
        : [input],
    )
    .filter((file) => /\.tsx?$/.test(file) && !unbuilt.some((each) => each.test(file)));
}

/** The files and patterns of this project that a file imports at once, later or by a glob; no types. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found = code.matchAll(
    /^(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^']+)'|\bimport(?:\.meta\.glob(?:<\w+>)?)?\(\s*'([^']+)'/gm,
  );
  return [...found].flatMap(([, atOnce, later]) => {
    const wanted = atOnce ?? later ?? '';
    const alias = aliases.find(([name]) => wanted.startsWith(name));
    if (alias) return [alias[1] + wanted.slice(alias[0].length)];
    if (wanted.startsWith('/')) return [wanted.slice(1)];
    return wanted.startsWith('.') ? [posix.join(posix.dirname(file), wanted)] : [];
  });
}

// A build whose input is not listed would be served from the cache after a change of it.
it.each([
  ['the app', appInputs],
  ['the simulator', simulatorInputs],
])('%s is built anew after a change of anything that it imports', (_name, inputs) => {
  const sources = sourcesOf(inputs);
  expect(sources.length).toBeGreaterThan(1000);
  const isInput = (path: string) =>
    inputs.some((input) => path === input || path.startsWith(`${input}/`));
  const outside = sources.flatMap((file) =>
    importsOf(file)
      .filter((path) => !isInput(path))
      .map((path) => `${file} → ${path}`),
  );
  expect(outside).toEqual([]);
});

it('builds anew after a change of what no file imports', () => {
  const ofAll = ['package-lock.json', 'tsconfig.json'];
  expect(appInputs).toEqual(
    expect.arrayContaining([...ofAll, 'vite.config.ts', 'index.html', 'public']),
  );
  expect(simulatorInputs).toEqual(expect.arrayContaining(ofAll));
  // A missing input counts as an empty one.
  const missing = [...appInputs, ...simulatorInputs].filter(
    (each) => !existsSync(join(root, each)),
  );
  expect(missing).toEqual([]);
});
