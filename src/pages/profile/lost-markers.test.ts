import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import './lost-markers';
import { displaySheet, editForm, signOutConfirmed } from './model';

const here = { routeId: 'profile', path: '/profile' };
const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
const load = 'GET /api/account/editprofile';
const markers = ['#editProfile', '#changePassword', '#changeEmail', '#signOut'];
const removed = [{ to: '/profile', replace: true }];

const open = (answer: unknown = sara, isSignedIn = true) =>
  createTestScope({ ...(isSignedIn && { tokens: someTokens() }), answers: { [load]: answer } });

it.each(markers)('removes the marker %s for a visitor, once that is known', async (hash) => {
  const { scope, router } = await open(sara, false);
  router.visit({ ...here, hash });
  expect(router.navigations).toEqual([]);
  await allSettled(sessionRestoreRequested, { scope });
  expect(router.navigations).toEqual(removed);
});

it.each(markers)('removes the marker %s when the user is signed out', async (hash) => {
  const { scope, router } = await open();
  router.visit(here);
  router.visit({ ...here, hash });
  await allSettled(scope);
  expect(router.navigations).toEqual([]);
  await allSettled(sessionEnded, { scope });
  expect(router.navigations).toEqual(removed);
});

it('opens the form of the profile after a reload, once that has come', async () => {
  const held = heldAnswer<unknown>();
  const { scope, router } = await open(held.answer);
  router.visit({ ...here, hash: '#editProfile' });
  held.give(sara);
  await allSettled(scope);
  expect(scope.getState(editForm.sheet.$isOpen)).toBe(true);
  expect(router.navigations).toEqual([]);
});

it('removes the marker of that form when the profile could not be loaded', async () => {
  const { scope, router } = await open(() => {
    throw { kind: 'network' } satisfies ApiError;
  });
  router.visit({ ...here, hash: '#editProfile' });
  await allSettled(scope);
  expect(router.navigations).toEqual(removed);
});

it('leads from the question to the shop alone when the user confirms it', async () => {
  const { scope, router } = await open();
  router.visit({ ...here, hash: '#signOut' });
  await allSettled(signOutConfirmed, { scope });
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
});

it('shows a visitor the sheet of theme and text size', async () => {
  const { scope, router } = await open(sara, false);
  router.visit({ ...here, hash: '#display' });
  await allSettled(sessionRestoreRequested, { scope });
  expect(scope.getState(displaySheet.$isOpen)).toBe(true);
  expect(router.navigations).toEqual([]);
});
