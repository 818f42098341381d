import { allSettled, createEffect, fork, type EventCallable } from 'effector';
import { describe, expect, it, vi } from 'vitest';

import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { createResource } from './create-resource';
import { loggedOutError, type ApiError } from './errors';
import { $tokens, sessionEnded, tokensChanged } from './tokens';

const askFx = createEffect<object, string | null, ApiError>();
const personal = createResource({ effect: askFx, of: 'user' });
const shared = createResource({ effect: askFx, of: 'anyone' });

const signedIn = someTokens();
const network: ApiError = { kind: 'network' };
const nothing = { answer: null, error: null, isPending: false };

/** A scope whose server answers each request when the test says so. */
function begin(resource = personal, tokens: typeof signedIn | null = signedIn) {
  const held: HeldAnswer<string | null>[] = [];
  const ask = vi.fn((_input: object) => {
    const next = heldAnswer<string | null>();
    held.push(next);
    return next.answer();
  });
  const scope = fork({ values: [[$tokens, tokens]], handlers: [[askFx, ask]] });
  // Not awaited: `allSettled` would also wait for the answers.
  const fire = (unit: EventCallable<void>) => void allSettled(unit, { scope });
  const signIn = () => void allSettled(tokensChanged, { scope, params: signedIn });
  /** Answers the request with this index; the answer is processed before the next step. */
  const give = async (index: number, value: string | null) => {
    held[index]!.give(value);
    await new Promise(setImmediate);
  };
  const fail = async (index: number, error: ApiError) => {
    held[index]!.fail(error);
    await new Promise(setImmediate);
  };
  const state = () => ({
    answer: scope.getState(resource.$answer),
    error: scope.getState(resource.$error),
    isPending: scope.getState(resource.$isPending),
  });
  return { ask, fire, signIn, give, fail, state };
}

describe('a request', () => {
  it('is sent without input, and is pending until its answer', async () => {
    const { ask, fire, give, state } = begin();
    fire(personal.requested);
    expect(ask.mock.calls).toEqual([[{}]]);
    expect(state()).toEqual({ ...nothing, isPending: true });
    await give(0, 'first');
    expect(state()).toEqual({ ...nothing, answer: { value: 'first' } });
  });

  it('may be answered by null, which counts as known', async () => {
    const { fire, give, state } = begin();
    fire(personal.requested);
    await give(0, null);
    expect(state().answer).toEqual({ value: null });
  });

  it('is sent once while it is in flight, and again afterwards behind the known answer', async () => {
    const { ask, fire, give, state } = begin();
    fire(personal.requested);
    fire(personal.requested);
    expect(ask).toHaveBeenCalledOnce();
    await give(0, 'first');
    fire(personal.requested);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(state()).toEqual({ answer: { value: 'first' }, error: null, isPending: true });
    await give(1, 'second');
    expect(state().answer).toEqual({ value: 'second' });
  });

  it('shows its failure beside the known answer, until the next request', async () => {
    const { fire, give, fail, state } = begin();
    fire(personal.requested);
    await give(0, 'first');
    fire(personal.requested);
    await fail(1, network);
    expect(state()).toEqual({ answer: { value: 'first' }, error: network, isPending: false });
    fire(personal.requested);
    expect(state().error).toBeNull();
    await fail(2, { kind: 'offline' });
    expect(state().error).toEqual({ kind: 'offline' });
  });

  it('shows no failure when another tab has signed out meanwhile', async () => {
    const { fire, fail, state } = begin();
    fire(personal.requested);
    await fail(0, loggedOutError);
    expect(state()).toEqual(nothing);
  });
});

describe('a stale answer', () => {
  it('is loaded again, and stays visible meanwhile', async () => {
    const { ask, fire, give, state } = begin();
    fire(personal.requested);
    await give(0, null);
    fire(personal.becameStale);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(state().answer).toEqual({ value: null });
  });

  it('is not loaded before anything has requested it', () => {
    const { ask, fire } = begin();
    fire(personal.becameStale);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is not loaded again after the only request has failed', async () => {
    const { ask, fire, fail } = begin();
    fire(personal.requested);
    await fail(0, network);
    fire(personal.becameStale);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('that is still in flight is replaced by the newer one, in any order', async () => {
    const { ask, fire, give, state } = begin();
    fire(personal.requested);
    fire(personal.becameStale);
    expect(ask).toHaveBeenCalledTimes(2);
    await give(1, 'newer');
    await give(0, 'older');
    expect(state().answer).toEqual({ value: 'newer' });
  });
});

describe('the data of a user', () => {
  it('is not requested while signed out', () => {
    const { ask, fire } = begin(personal, null);
    fire(personal.requested);
    fire(personal.becameStale);
    expect(ask).not.toHaveBeenCalled();
  });

  it('goes with the sign-out, and is requested for the next user only when a page asks', async () => {
    const { ask, fire, signIn, give, state } = begin();
    fire(personal.requested);
    await give(0, 'theirs');
    fire(sessionEnded);
    expect(state()).toEqual(nothing);
    fire(personal.becameStale);
    signIn();
    fire(personal.becameStale);
    expect(ask).toHaveBeenCalledOnce();
    fire(personal.requested);
    await give(1, 'mine');
    expect(state().answer).toEqual({ value: 'mine' });
  });

  it('has no failure of the previous user, whether it came before the sign-out or after it', async () => {
    const { fire, fail, state } = begin();
    fire(personal.requested);
    await fail(0, network);
    fire(personal.requested);
    fire(sessionEnded);
    expect(state()).toEqual(nothing);
    await fail(1, network);
    expect(state()).toEqual(nothing);

    const before = begin();
    before.fire(personal.requested);
    await before.fail(0, network);
    before.fire(sessionEnded);
    expect(before.state()).toEqual(nothing);
  });

  it("is requested for the next user while the previous user's request is in flight", async () => {
    const { ask, fire, signIn, give, state } = begin();
    fire(personal.requested);
    fire(sessionEnded);
    signIn();
    fire(personal.requested);
    expect(ask).toHaveBeenCalledTimes(2);
    await give(0, 'theirs');
    expect(state()).toEqual({ ...nothing, isPending: true });
    await give(1, 'mine');
    expect(state().answer).toEqual({ value: 'mine' });
  });
});

describe('data for anyone', () => {
  it('is loaded while signed out, and again when it is stale', async () => {
    const { ask, fire, give, state } = begin(shared, null);
    fire(shared.requested);
    await give(0, 'plans');
    fire(shared.becameStale);
    await give(1, 'newer plans');
    expect(ask).toHaveBeenCalledTimes(2);
    expect(state()).toEqual({ ...nothing, answer: { value: 'newer plans' } });
  });

  it('survives a sign-out, in flight and afterwards', async () => {
    const { fire, give, fail, state } = begin(shared);
    fire(shared.requested);
    fire(sessionEnded);
    await give(0, 'plans');
    expect(state()).toEqual({ ...nothing, answer: { value: 'plans' } });
    fire(shared.requested);
    await fail(1, network);
    fire(sessionEnded);
    expect(state()).toEqual({ answer: { value: 'plans' }, error: network, isPending: false });
  });
});
