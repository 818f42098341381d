import { allSettled, createEffect, fork, type Scope } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { watchCalls } from '@/testing/watch-calls';

import { createLastTap, type Tap } from './create-last-tap';
import { httpError, type ApiError } from './errors';
import { sessionEnded } from './tokens';

const saveFx = createEffect<Tap<boolean>, string, ApiError>();
const taps = createLastTap<Tap<boolean>, string>(saveFx);

/** A server whose answers the test gives, in the order of the requests. */
function start() {
  const waiting: { tap: Tap<boolean>; held: HeldAnswer<string> }[] = [];
  const sent: Tap<boolean>[] = [];
  const handler = (tap: Tap<boolean>) => {
    const held = heldAnswer<string>();
    expect(waiting.map(({ tap: { id } }) => id)).not.toContain(tap.id);
    waiting.push({ tap, held });
    sent.push(tap);
    return held.answer();
  };
  const scope = fork({ handlers: [[saveFx, handler]] });
  const tap = (id: number, value: boolean) => {
    void allSettled(taps.tapped, { scope, params: { id, value } });
  };
  const answer = async (isRefused = false) => {
    const first = waiting.shift();
    if (isRefused) first?.held.fail(httpError(500, '', null));
    else first?.held.give('saved');
    await new Promise((resolve) => void setImmediate(resolve));
    return first?.tap;
  };
  return { scope, waiting, sent, tap, answer };
}
const wanted = (scope: Scope, id = 7) => scope.getState(taps.$wanted).get(id)?.value;

it('wants the last tap at once, and sends it after the running request', async () => {
  const { scope, sent, tap, answer } = start();
  const saved = watchCalls(taps.saved, scope);
  tap(7, true);
  tap(7, false);
  expect(wanted(scope)).toBe(false);
  expect(sent).toEqual([{ id: 7, value: true }]);
  await answer();
  expect(sent.at(-1)).toEqual({ id: 7, value: false });
  await answer();
  expect(wanted(scope)).toBeUndefined();
  expect(saved.map(({ change, result }) => [change.value, result])).toEqual([
    [true, 'saved'],
    [false, 'saved'],
  ]);
});

it('sends nothing more when the last tap equals the running request', async () => {
  const { sent, tap, answer } = start();
  tap(7, true);
  tap(7, false);
  tap(7, true);
  await answer();
  expect(sent).toEqual([{ id: 7, value: true }]);
});

it('reports a refusal of the last tap only', async () => {
  const { scope, tap, answer } = start();
  const refused = watchCalls(taps.refused, scope);
  tap(7, true);
  tap(7, false);
  await answer(true);
  expect(refused).toEqual([]);
  await answer(true);
  expect(refused).toEqual([{ change: { id: 7, value: false }, error: httpError(500, '', null) }]);
  expect(wanted(scope)).toBeUndefined();
});

it('drops the taps of a user who signs out, and the answers to them', async () => {
  const { scope, sent, tap, answer } = start();
  const saved = watchCalls(taps.saved, scope);
  tap(7, true);
  tap(7, false);
  void allSettled(sessionEnded, { scope });
  expect(wanted(scope)).toBeUndefined();
  await answer();
  expect(sent).toHaveLength(1);
  expect(saved).toEqual([]);
  // The next user's tap does not wait for the request of the session that ended.
  tap(7, false);
  expect(sent.slice(1)).toEqual([{ id: 7, value: false }]);
});

it('ends with the last tap that was not refused, for each id apart', async () => {
  const step = fc.oneof(
    fc.record({ id: fc.constantFrom(7, 8), value: fc.boolean() }),
    fc.record({ isRefused: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { scope, waiting, tap, answer } = start();
      const server = new Map<number, boolean>();
      const last = new Map<number, boolean>();
      const reply = async (isRefused: boolean) => {
        const answered = await answer(isRefused);
        if (answered && !isRefused) server.set(answered.id, answered.value);
        if (answered && isRefused && last.get(answered.id) === answered.value)
          last.delete(answered.id);
      };
      for (const next of steps) {
        if ('id' in next) {
          tap(next.id, next.value);
          last.set(next.id, next.value);
          expect(wanted(scope, next.id)).toBe(next.value);
        } else await reply(next.isRefused);
      }
      while (waiting.length > 0) await reply(false);
      for (const [id, value] of last) expect(server.get(id)).toBe(value);
      expect(scope.getState(taps.$wanted).size).toBe(0);
    }),
    { numRuns: 200 },
  );
});
