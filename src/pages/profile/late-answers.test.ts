import { allSettled, createWatch } from 'effector';
import { describe, expect, it } from 'vitest';

import { $profile } from '@/entities/user/profile';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { $profileError, editForm, emailForm } from './model';

const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
const load = 'GET /api/account/editprofile';
const save = 'POST /api/account/editprofile';
const here = { routeId: 'profile', path: '/profile' };

describe('a change while the profile is loaded', () => {
  const leila = { ...sara, firstName: 'Leila' };

  /** Sara's page, which asks for the profile; she becomes Leila before the answer has come. */
  async function changed(next: () => unknown) {
    const before = heldAnswer<unknown>();
    const saved = heldAnswer<unknown>();
    let answer: () => unknown = () => sara;
    const { scope, router } = await createTestScope({
      answers: { [load]: () => answer(), [save]: saved.answer },
      tokens: someTokens(),
      skipsWaits: true,
    });
    router.visit(here);
    await allSettled(scope);
    router.visit({ routeId: 'shop', path: '/' });
    answer = before.answer;
    router.visit(here);
    const body = { firstName: 'Leila', lastName: 'Ahmadi', email: '' };
    void allSettled(editForm.submitted, { scope, params: body });
    answer = next;
    saved.give(leila);
    await expect.poll(() => scope.getState($profile)?.firstName).toBe('Leila');
    return { scope, router, before };
  }

  it('is not taken back by the answer from before it, also when the next try fails', async () => {
    const { scope, before } = await changed(() => {
      throw { kind: 'network' };
    });
    const names: unknown[] = [];
    createWatch({ unit: $profile.updates, scope, fn: (next) => names.push(next?.firstName) });
    before.give(sara);
    await allSettled(scope);
    expect(names).toEqual([]);
    expect(scope.getState($profile)).toEqual(leila);
    expect(scope.getState($profileError)).toEqual({ kind: 'network' });
  });

  it('is not taken back after another visit either, which asks again', async () => {
    const { scope, router, before } = await changed(() => leila);
    router.visit({ routeId: 'shop', path: '/' });
    router.visit(here);
    before.give(sara);
    await allSettled(scope);
    expect(scope.getState($profile)).toEqual(leila);
    expect(scope.getState($profileError)).toBeNull();
  });
});

it('asks again when the e-mail address is changed before the first answer', async () => {
  const before = heldAnswer<unknown>();
  const email = 'sara@example.ir';
  let answer: () => unknown = before.answer;
  const { scope, router } = await createTestScope({
    answers: { [load]: () => answer(), 'POST /api/account/changeemail': null },
    tokens: someTokens(),
    skipsWaits: true,
  });
  router.visit(here);
  void allSettled(emailForm.submitted, { scope, params: { email } });
  answer = () => ({ ...sara, email });
  before.give(sara);
  await allSettled(scope);
  expect(scope.getState($profile)).toEqual({ ...sara, email });
});

it('shows no failure of an earlier try when a later one has brought the profile', async () => {
  const held = heldAnswer<unknown>();
  let answer: () => unknown = held.answer;
  const { scope, router } = await createTestScope({
    answers: { [load]: () => answer() },
    tokens: someTokens(),
  });
  router.visit(here);
  answer = () => sara;
  router.visit({ routeId: 'shop', path: '/' });
  router.visit(here);
  await expect.poll(() => scope.getState($profile)).toEqual(sara);
  held.fail({ kind: 'network' });
  await allSettled(scope);
  expect(scope.getState($profileError)).toBeNull();
});
