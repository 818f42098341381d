import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import {
  count,
  signedInScope,
  userList,
  type NumbersPage,
  type NumbersRequest,
} from '@/testing/paged-list-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { loggedOutError, type ApiError } from './errors';
import { sessionEnded, tokensChanged } from './tokens';

describe('a failed page', () => {
  function breakable() {
    const requests: NumbersRequest[] = [];
    const server = { error: null as ApiError | null };
    const answer = (request: NumbersRequest) => {
      if (server.error === null) return count(45, requests)(request);
      requests.push(request);
      throw server.error;
    };
    return { server, requests, answer };
  }
  const network: ApiError = { kind: 'network' };

  it('is not requested by scrolling, and a retry needs a failure', async () => {
    const { server, requests, answer } = breakable();
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.retried, { scope });
    expect(requests).toHaveLength(1);
    server.error = network;
    await allSettled(userList.endReached, { scope });
    await allSettled(userList.endReached, { scope });
    expect(requests).toHaveLength(2);
    server.error = null;
    await allSettled(userList.retried, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 2]);
  });

  it('is repeated as it was: the first one behind a longer list, and then the next', async () => {
    const { server, requests, answer } = breakable();
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    server.error = network;
    await allSettled(userList.opened, { scope, params: 'all' });
    server.error = null;
    await allSettled(userList.retried, { scope });
    await allSettled(userList.endReached, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 1, 1, 2]);
  });

  it('is repeated from where the next item is, after one before it has left', async () => {
    const { server, requests, answer } = breakable();
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    server.error = network;
    await allSettled(userList.endReached, { scope });
    await allSettled(userList.removed, { scope, params: 7 });
    await allSettled(userList.retried, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 3, 2]);
  });

  it('of a new query is its first one again, and the list of the old one is gone', async () => {
    const { server, requests, answer } = breakable();
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    server.error = network;
    await allSettled(userList.opened, { scope, params: 'other' });
    expect(scope.getState(userList.$items)).toBeNull();
    expect(scope.getState(userList.$total)).toBe(0);
    expect(scope.getState(userList.$hasMore)).toBe(false);
    server.error = null;
    await allSettled(userList.retried, { scope });
    expect(requests.slice(2)).toEqual([
      { query: 'other', page: 1 },
      { query: 'other', page: 1 },
    ]);
    expect(scope.getState(userList.$items)).toHaveLength(20);
  });

  it('says nothing to the next user, whether it fails before the sign-out or after it', async () => {
    const { server, answer } = breakable();
    server.error = network;
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    expect(scope.getState(userList.$error)).toEqual(network);
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(userList.$error)).toBeNull();

    const held = heldAnswer<NumbersPage>();
    const late = await signedInScope(held.answer);
    void allSettled(userList.opened, { scope: late, params: 'all' });
    expect(late.getState(userList.$isLoading)).toBe(true);
    void allSettled(sessionEnded, { scope: late });
    expect(late.getState(userList.$isLoading)).toBe(false);
    held.fail(network);
    await allSettled(late);
    expect(late.getState(userList.$error)).toBeNull();
  });

  it('shows no failure when another tab has signed out meanwhile', async () => {
    const { server, answer } = breakable();
    server.error = loggedOutError;
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    expect(scope.getState(userList.$error)).toBeNull();
  });

  it('starts with its first page for the next user', async () => {
    const { server, requests, answer } = breakable();
    const scope = await signedInScope(answer);
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.endReached, { scope });
    await allSettled(sessionEnded, { scope });
    await allSettled(tokensChanged, { scope, params: someTokens() });
    server.error = network;
    await allSettled(userList.opened, { scope, params: 'all' });
    await allSettled(userList.retried, { scope });
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 1, 1]);
  });
});
