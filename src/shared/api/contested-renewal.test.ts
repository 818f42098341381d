import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { waitFx } from '@/shared/browser/wait';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { httpError } from './errors';
import { renewSessionFx } from './renew-session';
// Loaded on demand elsewhere; imported here so that every test covers the whole module.
import './token-exchange';
import { $tokens, sessionEnded, tokensChanged } from './tokens';

const old = someTokens();
const theirs = { access: 'theirs', refresh: 'refresh-9', expiresAt: 0 };

// Another tab steals the lock as soon as this one holds it.
beforeEach(() => {
  const request = (_name: string, _options: unknown, held: () => unknown) => {
    void held();
    return Promise.reject(new DOMException('The lock was stolen', 'AbortError'));
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

/** A renewal that the server refuses; another tab stores its tokens after so many looks at the storage. */
async function renewRefused(looks: number) {
  const refuse = () => {
    throw httpError(400, '', null);
  };
  const { scope, storage } = await createTestScope({
    skipsWaits: true,
    answers: { 'POST /connect/token': refuse },
  });
  await allSettled(tokensChanged, { scope, params: old });
  const waits = watchCalls(waitFx, scope);
  const ends = watchCalls(sessionEnded, scope);
  vi.spyOn(storage, 'get').mockImplementation((key) => {
    if (waits.length < looks) return undefined;
    return { 'local:access_token': 'theirs', 'local:refresh_token': 'refresh-9' }[key];
  });
  const outcome = await allSettled(renewSessionFx, { scope, params: old });
  const waitedMs = waits.reduce((sum, ms) => sum + ms, 0);
  return { outcome, waitedMs, ends, tokens: scope.getState($tokens) };
}

// docs/faults.md#a6
it('takes over what a slow tab stores, which this one has robbed of the lock, or was robbed by', async () => {
  const { outcome, waitedMs, ends, tokens } = await renewRefused(49);
  expect(outcome).toEqual({ status: 'done', value: theirs });
  expect(waitedMs).toBe(9_800);
  expect(ends).toEqual([]);
  expect(tokens).toEqual(theirs);
});

it('ends the session after ten seconds, in which the other tab has stored nothing', async () => {
  const { outcome, waitedMs, ends } = await renewRefused(1_000);
  expect(outcome).toMatchObject({ status: 'fail', value: { kind: 'http', status: 400 } });
  expect(waitedMs).toBe(10_000);
  expect(ends).toHaveLength(1);
});
