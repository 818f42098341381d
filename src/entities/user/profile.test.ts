import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { changeEmailFx, getProfileFx, saveProfileFx } from '@/shared/api/endpoints/account';
import { sessionEnded } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { $profile } from './profile';

const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
const saved = { ...sara, lastName: 'Rad' };
const email = 'sara@example.ir';

it('is the profile that the server has, also after a change', async () => {
  const { scope } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/account/editprofile': sara,
      'POST /api/account/editprofile': saved,
      'POST /api/account/changeemail': null,
    },
  });
  const change = () => allSettled(changeEmailFx, { scope, params: { body: { email } } });
  await change();
  expect(scope.getState($profile)).toBeNull();
  await allSettled(getProfileFx, { scope, params: {} });
  expect(scope.getState($profile)).toEqual(sara);
  await allSettled(saveProfileFx, { scope, params: { body: saved } });
  expect(scope.getState($profile)).toEqual(saved);
  await change();
  expect(scope.getState($profile)).toEqual({ ...saved, email });
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($profile)).toBeNull();
});

it('ignores an answer to an earlier request, and one from before a change', async () => {
  const answers = [heldAnswer<unknown>(), heldAnswer<unknown>(), heldAnswer<unknown>()];
  const requests = answers.map(({ answer }) => answer);
  const { scope } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/account/editprofile': () => requests.shift()?.(),
      'POST /api/account/changeemail': null,
    },
  });
  const load = () => void allSettled(getProfileFx, { scope, params: {} });
  load();
  load();
  answers[1]?.give(saved);
  answers[0]?.give(sara);
  await allSettled(scope);
  expect(scope.getState($profile)).toEqual(saved);
  load();
  void allSettled(changeEmailFx, { scope, params: { body: { email } } });
  await expect.poll(() => scope.getState($profile)?.email).toBe(email);
  answers[2]?.give(saved);
  await allSettled(scope);
  expect(scope.getState($profile)).toEqual({ ...saved, email });
});
