import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { takeFault, type ActiveFault, type Fault } from './fault-rules';

const active = (rule: Partial<Fault>): ActiveFault => ({
  rule: { method: 'GET', path: '/api/storefront', status: 500, ...rule },
  matchedCalls: 0,
});
const storefront = { method: 'GET', path: '/api/storefront', template: '/api/storefront' };
const playlist = {
  method: 'GET',
  path: '/hls/1001/100101/index.m3u8',
  template: '/hls/{audioBookId}/{chapterId}/index.m3u8',
};
const segments = '/hls/{audioBookId}/{chapterId}/{segment}';
/** The templates of the API that this file knows. */
const isTemplate = (path: string) => [segments, playlist.template, state.template].includes(path);
const take = (faults: ActiveFault[], call: typeof storefront) =>
  takeFault(faults, call, isTemplate);
const state = {
  method: 'POST',
  path: '/api/library/state/1001',
  template: '/api/library/state/{id}',
};

describe('a fault matches', () => {
  it.each<[string, Partial<Fault>, typeof storefront, boolean]>([
    ['its path', {}, storefront, true],
    ['its method, in any case', { method: 'get' }, storefront, true],
    ['no other method', { method: 'POST' }, storefront, false],
    ['any method by a star', { method: '*' }, storefront, true],
    ['its template', { method: 'POST', path: '/api/library/state/{id}' }, state, true],
    [
      'a template of other names',
      { method: 'POST', path: '/api/library/state/{book}' },
      state,
      true,
    ],
    ['no call whose own template is another one', { path: segments }, playlist, false],
    [
      'a call of another template by a template of other names',
      { path: '/hls/{book}/{chapter}/{file}' },
      playlist,
      true,
    ],
    ['one path of a template', { method: 'POST', path: '/api/library/state/1001' }, state, true],
    ['no other path', { method: 'POST', path: '/api/library/state/1002' }, state, false],
    ['a star within a segment', { method: 'POST', path: '/api/library/*/10*' }, state, true],
    ['no slash by one star', { method: 'POST', path: '/api/*' }, state, false],
    ['everything by two', { method: 'POST', path: '/api/**' }, state, true],
    ['a dot only by a dot', { path: '/api/storefron.' }, storefront, false],
  ])('%s', (_name, rule, call, fits) => {
    expect(take([active(rule)], call) !== undefined).toBe(fits);
  });
});

it('applies `times` times after `after` calls and is removed then', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.integer({ min: 1, max: 5 }), (after, times) => {
      const faults = [active({ after, times })];
      const applied = Array.from({ length: 12 }, () => take(faults, storefront) !== undefined);
      const expected = applied.map((_, call) => call >= after && call < after + times);
      expect(applied).toEqual(expected);
      expect(faults).toEqual([]);
    }),
  );
});

it('applies the first matching fault and keeps the next', () => {
  const faults = [active({ status: 500, times: 1 }), active({ status: 503, times: 1 })];
  const statuses = [1, 2, 3].map(() => take(faults, storefront)?.status);
  expect(statuses).toEqual([500, 503, undefined]);
});

it('counts the calls of every matching fault, also while another one applies', () => {
  const faults = [
    active({ status: 500, times: 2 }),
    active({ status: 503, after: 2, times: 1 }),
    active({ status: 504, after: 1, times: 1 }),
  ];
  const statuses = [1, 2, 3, 4, 5].map(() => take(faults, storefront)?.status);
  expect(statuses).toEqual([500, 500, 503, 504, undefined]);
});

it('without `times` it applies until it is removed', () => {
  const faults = [active({})];
  for (let call = 0; call < 100; call++) expect(take(faults, storefront)).toBeDefined();
});
