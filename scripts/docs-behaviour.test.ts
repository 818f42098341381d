import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { clientById, clients, type Client } from '@/shared/config/clients';
import * as product from '@/shared/config/constants';
import { environments } from '@/shared/config/environments';
import * as purchase from '@/shared/config/purchase';
import * as signIn from '@/shared/config/sign-in';
import { brands } from '@/shared/i18n/fa/brands';
import { pages } from '@/shared/routing/page-table';

const text = readFileSync(path.join(import.meta.dirname, '../docs/behaviour.md'), 'utf8');

/** The rows of all tables of a section without their headings, by cell. */
function rowsOf(title: string): readonly (readonly string[])[] {
  const [, part = ''] = text.split(`\n### ${title}\n`);
  const [section = ''] = part.split(/^#{2,3} /mu);
  return section
    .split('\n')
    .filter((line, at, lines) => line.startsWith('|') && !lines[at + 1]?.startsWith('| --'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => !first.startsWith('--'));
}
const codesIn = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/gu), ([, code = '']) => code);

it('docs/behaviour.md lists every alias with the path that it leads to', () => {
  const described = rowsOf('Addresses').flatMap(([from, to]) =>
    codesIn(to).length === 1 && !to?.includes(' ')
      ? codesIn(from).map((alias) => [alias, codesIn(to)[0]])
      : [],
  );
  const built = pages.flatMap(({ aliases = {} }) =>
    Object.entries(aliases).map(([alias, target]) => [alias.replace(':id', '{id}'), target]),
  );
  expect(described.toSorted()).toEqual(built.toSorted());
});

it('docs/behaviour.md names the tab of every page', () => {
  const described = new Map(
    rowsOf('Tabs').flatMap(([names = '', tab = '']) =>
      names.split(/[,()]/u).map((name) => [name.trim(), tab]),
    ),
  );
  const others = [...described].find(([name]) => name.startsWith('everything else'))?.[1];
  expect(others).toBe('store');
  for (const { id, tab } of pages) expect([id, tab]).toEqual([id, described.get(id) ?? others]);
});

it('docs/behaviour.md describes every client', () => {
  const described = rowsOf('Clients').map(([id, name, kind, partnerKind, notes = '']) => ({
    id,
    name,
    kind,
    partnerKind,
    hidesShare: notes.includes('no share buttons'),
    appName: /app name is (\p{L}+)/u.exec(notes)?.[1] ?? brands.shenidar,
  }));
  const rows: readonly Client[] = clients;
  const ids = [...new Set(rows.map(({ id }) => id))];
  const built = ids.map((id) => {
    const named = rows.filter((client) => client.id === id);
    const { kind, partnerKind = '–', hidesShare = false, brand } = clientById(id, { isDev: false });
    const name = named.map((client) => client.name).join('/');
    return { id, name, kind, partnerKind, hidesShare, appName: brands[brand] };
  });
  expect(described).toHaveLength(built.length);
  expect(described).toEqual(expect.arrayContaining(built));
});

/** The times of the code in milliseconds, by the rows of the table of limits. */
const times: Readonly<Record<string, readonly number[]>> = {
  'request timeout': [product.REQUEST_TIMEOUT_MS],
  'response cache': [product.ANSWER_CACHE_MS],
  'slow answer of a product page': [product.SLOW_ANSWER_MS],
  'address of a stream that was fetched ahead': [product.PREPARED_STREAM_MS],
  notification: [product.NOTIFICATION_TIMEOUT_MS],
  'offer to undo': [product.UNDO_TIMEOUT_MS],
  'log and tracking pause': [product.LOG_PAUSE_MS],
  'loading indicator: after the end, where it hides by itself': [
    product.LOADING_INDICATOR_REST_MS,
    product.LOADING_INDICATOR_LONGEST_MS,
  ],
  'markets dialog: to its opening, to the closing of the pop-up below it': [
    purchase.MARKETS_DIALOG_DELAY_MS,
    purchase.MARKETS_BACK_DELAY_MS,
  ],
  'from the closed pop-up to the plans': [purchase.PLANS_DELAY_MS],
  'native purchase without an answer': [purchase.NATIVE_ANSWER_MS],
  'one-time code': [signIn.CODE_LIFETIME_MS],
  'action waiting for a sign-in': [signIn.INTENT_LIFETIME_MS],
  'partner exchange': [product.PARTNER_SIGN_IN_MS],
};
const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, minutes: 60_000 };

it('docs/behaviour.md and the code have the same times', () => {
  const described = Object.fromEntries(
    rowsOf('Limits').map(([what = '', value = '']) => [
      what,
      Array.from(value.matchAll(/([\d,]+) (ms|s|minutes)\b/gu), ([, count = '', unit = '']) =>
        Math.round(Number(count.replaceAll(',', '')) * (units[unit] ?? NaN)),
      ),
    ]),
  );
  for (const [what, built] of Object.entries(times))
    expect([what, described[what]]).toEqual([what, built]);
});

it('docs/behaviour.md describes every environment', () => {
  const described = rowsOf('Environments').map(
    ([name, , bar, worker, bridge, api, signIn, cache]) => ({
      name,
      showsBottomBar: bar === 'shown',
      // No environment has a service worker yet, and none may claim one.
      hasServiceWorker: { yes: true, no: false }[worker ?? ''],
      bridge: bridge === 'if present' ? 'ifPresent' : bridge,
      api,
      signIn: codesIn(signIn)[0] === '/token' ? 'token' : 'connect',
      cachesAnswers: cache === 'on',
    }),
  );
  expect(described).toEqual(
    environments.map(
      ({ name, showsBottomBar, hasServiceWorker, bridge, api, signIn, cachesAnswers }) => ({
        name,
        showsBottomBar,
        hasServiceWorker,
        bridge,
        api,
        signIn,
        cachesAnswers,
      }),
    ),
  );
});
