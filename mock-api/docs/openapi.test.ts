import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { createTestApi } from '../testing/create-test-api';
import { docsPage } from './docs-page';
import { buildOpenApi } from './openapi';
import { operationGroups } from './operations';

const file = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

function references(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' ? [String(value)] : references(value),
  );
}

it('equals docs/openapi.json (update it with npx tsx mock-api/docs/write-openapi.ts)', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(buildOpenApi())),
  );
});

it('resolves all references of the document', () => {
  const document = buildOpenApi();
  const known = references(document).filter((reference) => {
    const steps = reference.replace('#/', '').split('/');
    return steps.reduce<unknown>((node, step) => Reflect.get(node as object, step), document);
  });
  expect(known).toEqual(references(document));
  expect(known.length).toBeGreaterThan(100);
});

it('contains every call once with a unique id', () => {
  const paths = Object.values(buildOpenApi()['paths'] as object) as object[];
  const ids = paths.flatMap((path) =>
    (Object.values(path) as { operationId: string }[]).map(({ operationId }) => operationId),
  );
  const declared = operationGroups.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(ids.sort()).toEqual([...new Set<string>(declared)].sort());
});

it('serves the document and an HTML page without external resources', async () => {
  const { send } = createTestApi();
  const document = await send({ path: '/__mock/openapi.json', headers: { 'client-id': null } });
  expect(document.json).toMatchObject({ openapi: '3.1.0' });
  const page = docsPage();
  for (const path of ['/__mock/', '/__mock', '/__mock/docs']) {
    expect((await send({ path })).text).toBe(page);
  }
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  for (const { operations } of operationGroups) {
    for (const { path } of operations) expect(page).toContain(path);
  }
});
