import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $profile } from '@/entities/user/profile';
import { $isLoggedIn } from '@/entities/session/model';
import { $notification } from '@/features/notifications/model';
import type { ApiRequest } from '@/shared/api/send';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope, type TestScopeOptions } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { $profileError, editForm, emailForm, profileRetryClicked, signOutConfirmed } from './model';

const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
const load = 'GET /api/account/editprofile';
const save = 'POST /api/account/editprofile';
const here = { routeId: 'profile', path: '/profile' };
const profileLoads = (requests: readonly ApiRequest[]) =>
  requests.filter(({ method, url }) => `${method} ${url}` === load);
const refusal = { kind: 'http', status: 400, statusText: '', message: 'No', code: 'invalid-body' };

async function openProfile(answers: TestScopeOptions['answers'] = {}) {
  const made = await createTestScope({ answers: { [load]: sara, ...answers } });
  await allSettled(tokensChanged, { scope: made.scope, params: someTokens() });
  made.router.visit(here);
  await allSettled(made.scope);
  return made;
}

it('loads the profile when the page is opened', async () => {
  const { scope } = await openProfile();
  expect(scope.getState($profile)).toEqual(sara);
});

it('loads the profile at a sign-in on any page, once', async () => {
  const { scope, requests } = await createTestScope({ answers: { [load]: sara } });
  await allSettled(pageModelsStarted, { scope });
  expect(requests).toEqual([]);
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(scope.getState($profile)).toEqual(sara);
  await allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('1', 'renewed') }) });
  await allSettled(pageModelsStarted, { scope });
  expect(profileLoads(requests)).toHaveLength(1);
});

it('loads the profile once for a session that began before this model was loaded', async () => {
  const tokens = someTokens();
  const { scope, requests } = await createTestScope({ answers: { [load]: sara }, tokens });
  await allSettled(pageModelsStarted, { scope });
  expect(scope.getState($profile)).toEqual(sara);
  expect(profileLoads(requests)).toHaveLength(1);
});

it('loads the profile once when the idle moment comes while the page loads it', async () => {
  const held = heldAnswer<unknown>();
  const tokens = someTokens();
  const { scope, router, requests } = await createTestScope({
    answers: { [load]: held.answer },
    tokens,
  });
  router.visit(here);
  void allSettled(pageModelsStarted, { scope });
  held.give(sara);
  await allSettled(scope);
  expect(scope.getState($profile)).toEqual(sara);
  expect(profileLoads(requests)).toHaveLength(1);
});

it('loads the numbers of the account too, and everything again on the next visit', async () => {
  const { scope, router, requests } = await openProfile();
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(scope);
  const sent = requests.length;
  router.visit(here);
  await allSettled(scope);
  expect(requests.slice(sent).map(({ method, url }) => `${method} ${url}`)).toEqual(
    expect.arrayContaining(['GET /api/credit', 'GET /api/subscription/current', load]),
  );
});

it("loads the next user's profile after a change of users", async () => {
  let served = sara;
  const { scope } = await createTestScope({ answers: { [load]: () => served } });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($profile)).toBeNull();
  served = { ...sara, firstName: 'Reza' };
  await allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('2', 'Reza') }) });
  expect(scope.getState($profile)?.firstName).toBe('Reza');
});

it('requests nothing while signed out, and loads after the sign-in', async () => {
  const { scope, router, requests } = await createTestScope({ answers: { [load]: sara } });
  router.visit(here);
  await allSettled(scope);
  expect(requests).toEqual([]);
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(scope.getState($profile)).toEqual(sara);
});

it.each([
  ['on request', profileRetryClicked],
  ['when the device comes online', cameOnline],
])('retries what has failed %s, and nothing else', async (_when, unit) => {
  let answer: () => unknown = () => {
    throw { kind: 'network' };
  };
  const { scope, requests } = await openProfile({ [load]: () => answer() });
  expect(scope.getState($profileError)).toEqual({ kind: 'network' });
  answer = () => sara;
  const sent = profileLoads(requests).length;
  for (const _ of ['first', 'second']) await allSettled(unit, { scope });
  expect(profileLoads(requests)).toHaveLength(sent + 1);
  expect(scope.getState($profile)).toEqual(sara);
  expect(scope.getState($profileError)).toBeNull();
});

it('stores the edited profile, and closes the form', async () => {
  const { scope, router, requests } = await openProfile({
    [save]: ({ body }: ApiRequest): unknown => Object.assign({}, sara, body),
  });
  await allSettled(editForm.sheet.opened, { scope });
  router.visit({ ...here, hash: '#editProfile' });
  const edited = { firstName: 'Omid', lastName: '', email: 'omid@example.ir' };
  void allSettled(editForm.submitted, { scope, params: edited });
  void allSettled(editForm.submitted, { scope, params: edited });
  await Promise.resolve();
  await new Promise((resolve) => void setImmediate(resolve));
  const saves = requests.filter(({ method, url }) => `${method} ${url}` === save);
  expect(saves.map(({ body }) => body)).toEqual([edited]);
  expect(scope.getState($profile)).toEqual({ ...sara, ...edited });
  expect(router.navigations).toEqual([{ to: '/profile#editProfile' }, { to: -1 }]);
  expect(scope.getState($notification)?.text).toBe(texts.saved);
});

it("shows the server's refusal in the form, which stays open", async () => {
  const { scope, router } = await openProfile({
    [save]: () => {
      throw refusal;
    },
  });
  router.visit({ ...here, hash: '#editProfile' });
  await allSettled(editForm.submitted, { scope, params: sara });
  expect(scope.getState(editForm.$error)).toEqual(refusal);
  expect(router.navigations).toEqual([]);
  expect(scope.getState($notification)).toBeNull();
  await allSettled(editForm.sheet.opened, { scope });
  expect(scope.getState(editForm.$error)).toBeNull();
});

it('leaves a failed profile alone when the device comes online on another page', async () => {
  const { scope, router, requests } = await openProfile({
    [load]: () => {
      throw { kind: 'network' };
    },
  });
  const known = profileLoads(requests).length;
  router.visit({ routeId: 'shop', path: '/' });
  await allSettled(cameOnline, { scope });
  expect(profileLoads(requests)).toHaveLength(known);
});

it('shows the new e-mail address after the change', async () => {
  const { scope } = await openProfile({ 'POST /api/account/changeemail': null });
  void allSettled(emailForm.submitted, { scope, params: { email: 'sara@example.ir' } });
  await new Promise((resolve) => void setImmediate(resolve));
  expect(scope.getState($profile)?.email).toBe('sara@example.ir');
});

it('clears the profile at sign-out', async () => {
  const { scope } = await openProfile();
  await allSettled(signOutConfirmed, { scope });
  expect(scope.getState($isLoggedIn)).toBe(false);
  expect(scope.getState($profile)).toBeNull();
});

it('forgets at the sign-out that the profile has failed', async () => {
  const { scope } = await openProfile({
    [load]: () => {
      throw { kind: 'network' };
    },
  });
  expect(scope.getState($profileError)).not.toBeNull();
  await allSettled(signOutConfirmed, { scope });
  expect(scope.getState($profileError)).toBeNull();
});

it("shows only the next user's profile when the first user's answer arrives late", async () => {
  const held = heldAnswer<unknown>();
  const omid = { ...sara, firstName: 'Omid' };
  const { scope, router } = await createTestScope({
    answers: {
      [load]: ({ headers }: ApiRequest) =>
        headers['authorization'] === `Bearer ${aJwt('1')}` ? held.answer() : omid,
    },
  });
  router.visit(here);
  void allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('1') }) });
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens({ access: aJwt('2', 'Omid') }) });
  held.give(sara);
  await allSettled(scope);
  expect(scope.getState($profile)).toEqual(omid);
  expect(scope.getState($profileError)).toBeNull();
});
