import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Views and browser modules share one graph of modules among their test files; see vitest.config.ts. */
const sharedGraph = /\.test\.tsx$|^shared\/(?:browser|media|ui|lib|bridge|config|i18n|storage)\//;

it('isolates every test that replaces or reloads modules, or wires those of others', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sharing = names.filter(
    (name) =>
      /\.test\.tsx?$/.test(name) && sharedGraph.test(name) && !name.includes('.isolated.test.'),
  );
  const replacing = sharing.filter((name) =>
    /vi\.(?:mock|doMock|resetModules)\(|^import '[^']*(?:-models|\/wiring\/[^']*)'/m.test(
      readFileSync(join('src', name), 'utf8'),
    ),
  );
  expect(sharing.length).toBeGreaterThan(0);
  expect(replacing).toEqual([]);
});
