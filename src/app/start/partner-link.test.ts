import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $notification } from '@/features/notifications/model';
import { $tokens } from '@/shared/api/tokens';
import { httpError, type ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { partner } from '@/shared/i18n/fa/partner';
import { $arePageModelsLoaded } from '@/shared/routing/page-models';
import { aJwt } from '@/testing/session-fixtures';
import { startApp } from '@/testing/start-app';

import './entry-models';
import { takeCredential } from './partner-link';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const exchange = 'POST /api/UserAccount/external-login';

/** A partner's link with a token opens the storefront. */
async function openLink(answer: unknown, search = '?clientId=12&token=partner-1&x=1', hash = '') {
  const app = await startApp({
    search,
    answers: { 'GET /api/storefront': { sections: [] }, [exchange]: answer },
    prepare: ({ window }) => {
      window.location.hash = hash;
      return takeCredential();
    },
  });
  await app.visit('shop', '/');
  return { ...app, notice: () => app.scope.getState($notification) };
}
const failWith = (error: ApiError) => () => {
  throw error;
};

it('takes the token out of the address and signs in with it', async () => {
  const { page, scope, requests, storage, notice } = await openLink({
    access_token: aJwt('7'),
    refresh_token: 'refresh-7',
    expires_in: 3600,
  });
  expect(page.addresses).toEqual(['/?clientId=12&x=1']);
  const sent = requests.find(({ url }) => url === '/api/UserAccount/external-login');
  expect(sent).toMatchObject({
    headers: { 'client-id': '12' },
    body: { token: 'partner-1', kind: 'iGap' },
  });
  expect(scope.getState($tokens)?.access).toBe(aJwt('7'));
  expect(storage.get('local:access_token')).toBe(aJwt('7'));
  expect(notice()).toBeNull();
});

it('leaves the rest of the address as it is', async () => {
  const { page } = await openLink({}, '?token=partner-1&x=1', '#player');
  expect(page.addresses).toEqual(['/?x=1#player']);
});

it('loads the models of the pages with the dialog about another account at once', async () => {
  const { scope } = await openLink({});
  expect(scope.getState($arePageModelsLoaded)).toBe(true);
  const plain = await openLink({}, '?clientId=12&x=1');
  expect(plain.scope.getState($arePageModelsLoaded)).toBe(false);
});

it.each([
  ['a refused token', httpError(401, '', null), partner.failed],
  ['a lost connection, once', { kind: 'offline' } as const, common.offline],
])('reports %s', async (_, error, text) => {
  const { scope, notice } = await openLink(failWith(error));
  expect(scope.getState($tokens)).toBeNull();
  expect(notice()).toEqual({ kind: 'error', text });
});
