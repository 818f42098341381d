import { act } from '@testing-library/react';
import { allSettled } from 'effector';

import { sessionRestoreRequested } from '@/entities/session/model';
import ProfilePage from '@/pages/profile/view';

import type { TestScope } from './create-scope';
import { renderPage } from './render-page';
import { aJwt } from './session-fixtures';

const DAY_MS = 86_400_000;
export const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
export const profileVisit = { routeId: 'profile', path: '/profile' };
/** The call that loads the profile. */
export const load = 'GET /api/account/editprofile';
/** The answers with the credit and the subscription. */
export const numbers = {
  'GET /api/credit': { balance: 1_260_000, transactions: [] },
  'GET /api/subscription/current': {
    planId: 3,
    title: 'Three months',
    startedAt: new Date(Date.now() - 49 * DAY_MS).toISOString(),
    endsAt: new Date(Date.now() + 41 * DAY_MS - 1000).toISOString(),
    quotaLeft: 3,
    intervalQuotaLeft: 1,
  },
};
/** What the storage holds of a signed-in user. */
export const session = {
  'local:access_token': aJwt(),
  'local:refresh_token': 'refresh-1',
  'local:expires_in': '4000000000000',
};

/** The profile of a signed-in user. */
export async function openProfilePage(
  answers: Record<string, unknown>,
  storage: Record<string, string> = session,
): Promise<TestScope> {
  const made = await renderPage(<ProfilePage />, profileVisit, { answers, storage });
  await act(async () => {
    await allSettled(sessionRestoreRequested, { scope: made.scope });
  });
  return made;
}
