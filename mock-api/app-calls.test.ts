import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { isMockPath } from './core/paths';
import { createRouter } from './core/router';
import { operationGroups } from './docs/operations';

const source = fileURLToPath(new URL('../src/', import.meta.url));

function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('testing') && !/\.test\.tsx?$/.test(file),
  );
}

/** Finds the mock's paths in source code and replaces template expressions with a digit. */
function pathsIn(code: string): string[] {
  const literals = code.match(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g) ?? [];
  return literals
    .map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}|\{[^}]*\}/g, '1'))
    .map((path) => path.split(/[?#]/)[0] ?? '')
    .filter((path) => isMockPath(path) && !path.endsWith('/') && !path.startsWith('/__mock'));
}

it('finds paths in source code', () => {
  const code = "a('/api/storefront'); b(`/content/books/${book.id}/cover?v=${v}`); c('/apiary');";
  expect(pathsIn(code)).toEqual(['/api/storefront', '/content/books/1/cover']);
});

it('the app calls only paths of the contract', () => {
  const routes = operationGroups
    .flatMap(({ operations }) => operations)
    .map((operation) => ({ operation: { ...operation, method: 'GET' as const } }));
  const router = createRouter(routes);
  const unknown = sourceFiles().flatMap((file) =>
    pathsIn(readFileSync(join(source, file), 'utf8')).flatMap((path) => {
      try {
        router.match('GET', path);
        return [];
      } catch {
        return [`${file}: ${path}`];
      }
    }),
  );
  expect(unknown).toEqual([]);
});
