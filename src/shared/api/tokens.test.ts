import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { someTokens } from '@/testing/session-fixtures';

import {
  $accessToken,
  $sessionsEnded,
  $tokens,
  sessionEnded,
  tokensChanged,
  toTokens,
} from './tokens';

it('holds the newest tokens until the session ends, and counts the sessions that ended', async () => {
  const scope = fork();
  const now = () => [
    scope.getState($tokens),
    scope.getState($accessToken),
    scope.getState($sessionsEnded),
  ];
  expect(now()).toEqual([null, null, 0]);
  const first = someTokens({ access: 'first' });
  const second = someTokens({ access: 'second' });
  await allSettled(tokensChanged, { scope, params: first });
  await allSettled(tokensChanged, { scope, params: second });
  expect(now()).toEqual([second, 'second', 0]);
  await allSettled(sessionEnded, { scope });
  expect(now()).toEqual([null, null, 1]);
});

it('computes the expiry from the current time, in whole milliseconds', () => {
  const answer = { access_token: 'a', refresh_token: 'r', expires_in: 1.2345 };
  expect(toTokens(answer, 10_000)).toEqual({ access: 'a', refresh: 'r', expiresAt: 11_235 });
});
