import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import buildOptions from '../vite.config';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
/** The conditions of the queries, as a build hands them to what shortens them. */
async function conditionsOf(source: string): Promise<string[]> {
  const { css = {} } = buildOptions({ command: 'build', mode: 'pwa' });
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build');
  const { code } = await preprocessCSS(source, `${src}all.css`, config);
  return [...code.matchAll(/@media ([^{]+?) *\{/g)].map(([, condition = '']) => condition);
}

it.each([
  ['(width >= 900px)', '(min-width: 900px)'],
  ['(width < 720px)', '(max-width: 719.98px)'],
  ['(720px <= width < 1200px)', '(min-width: 720px) and (max-width: 1199.98px)'],
  [
    '(width < 600px) and (height < 520px), (width >= 900px)',
    '(max-width: 599.98px) and (max-height: 519.98px), (min-width: 900px)',
  ],
  ['(hover: hover)', '(hover: hover)'],
])('says %s as %s', async (query, older) => {
  expect(await conditionsOf(`@media ${query} { a { color: red } }`)).toEqual([older]);
});

it('leaves no query that the oldest engines would leave out', async () => {
  const queries = sheets.flatMap(
    (file) => readFileSync(src + file, 'utf8').match(/@media [^{]+\{/g) ?? [],
  );
  const conditions = await conditionsOf(
    queries.map((query) => `${query} a { color: red } }`).join('\n'),
  );
  expect(conditions).toHaveLength(queries.length);
  expect(conditions).toContain('(max-width: 899.98px)');
  const known = /^\([a-z-]+: [^()<>=]+\)(?:(?: and|,)\s+\([a-z-]+: [^()<>=]+\))*$/;
  expect(conditions.filter((condition) => !known.test(condition))).toEqual([]);
});
