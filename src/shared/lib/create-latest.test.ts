import { allSettled, createEffect, createEvent, createWatch, fork } from 'effector';
import { assert, asyncProperty, constantFrom, array } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createLatest } from './create-latest';

const sendFx = createEffect<number, string>();
const cancelled = createEvent();
const latest = createLatest({ effect: sendFx, cancelOn: [cancelled] });
const another = createLatest({ effect: sendFx });

/** A scope whose calls stay in flight until the test answers them, in any order. */
function start() {
  const inFlight: {
    params: number;
    resolve: (text: string) => void;
    reject: (e: Error) => void;
  }[] = [];
  const scope = fork({
    handlers: [
      [
        sendFx,
        (params: number) =>
          new Promise<string>((resolve, reject) => inFlight.push({ params, resolve, reject })),
      ],
    ],
  });
  const outcomes: string[] = [];
  createWatch({
    unit: latest.done,
    scope,
    fn: ({ params, result }) => outcomes.push(`done ${params} ${result}`),
  });
  createWatch({
    unit: latest.failed,
    scope,
    fn: ({ params, error }) => outcomes.push(`failed ${params} ${error.message}`),
  });
  const request = (params: number) => void allSettled(latest.requested, { scope, params });
  const cancel = () => void allSettled(cancelled, { scope });
  const isPending = () => scope.getState(latest.$isPending);
  return { scope, inFlight, outcomes, request, cancel, isPending };
}

describe('the latest call', () => {
  it('reports its parameters with its result or its error', async () => {
    const { scope, inFlight, outcomes, request } = start();
    request(1);
    inFlight[0]!.resolve('a');
    await allSettled(scope);
    request(2);
    inFlight[1]!.reject(new Error('b'));
    await allSettled(scope);
    expect(outcomes).toEqual(['done 1 a', 'failed 2 b']);
  });

  it('wins over an older call that succeeds or fails after it', async () => {
    const { scope, inFlight, outcomes, request } = start();
    for (const params of [1, 2, 3]) request(params);
    inFlight[2]!.resolve('c');
    inFlight[0]!.resolve('a');
    inFlight[1]!.reject(new Error('b'));
    await allSettled(scope);
    expect(outcomes).toEqual(['done 3 c']);
  });

  it('counts also when its parameters are those of an older one', async () => {
    const { scope, inFlight, outcomes, request } = start();
    request(1);
    request(1);
    inFlight[0]!.resolve('old');
    inFlight[1]!.resolve('new');
    await allSettled(scope);
    expect(outcomes).toEqual(['done 1 new']);
  });

  it('is ignored once it is cancelled, and is not pending then', async () => {
    const { scope, inFlight, outcomes, request, cancel, isPending } = start();
    request(1);
    expect(isPending()).toBe(true);
    cancel();
    expect(isPending()).toBe(false);
    inFlight[0]!.resolve('a');
    await allSettled(scope);
    expect(outcomes).toEqual([]);
  });

  it('hears nothing of the calls of another', async () => {
    const { scope, inFlight, outcomes, request } = start();
    request(1);
    void allSettled(another.requested, { scope, params: 2 });
    inFlight[1]!.resolve('b');
    inFlight[0]!.resolve('a');
    await allSettled(scope);
    expect(outcomes).toEqual(['done 1 a']);
  });

  it('stays pending while older calls end', async () => {
    const { scope, inFlight, request, isPending } = start();
    request(1);
    request(2);
    inFlight[0]!.resolve('a');
    await Promise.resolve();
    expect(isPending()).toBe(true);
    inFlight[1]!.resolve('b');
    await allSettled(scope);
    expect(isPending()).toBe(false);
  });

  it('keeps scopes apart', async () => {
    const [one, other] = [start(), start()];
    one.request(1);
    other.request(2);
    other.request(3);
    one.inFlight[0]!.resolve('a');
    await allSettled(one.scope);
    expect(one.outcomes).toEqual(['done 1 a']);
    expect(other.isPending()).toBe(true);
    for (const { resolve } of other.inFlight) resolve('b');
    await allSettled(other.scope);
  });

  it('wins in every order of requests, answers and cancellations', async () => {
    const step = constantFrom('request', 'answerOldest', 'answerNewest', 'fail', 'cancel');
    await assert(
      asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
        const { scope, inFlight, outcomes, request, cancel, isPending } = start();
        const expected: string[] = [];
        let newest: number | null = null;
        let count = 0;
        for (const name of steps) {
          if (name === 'request') request((newest = ++count));
          else if (name === 'cancel') cancel();
          if (name === 'cancel') newest = null;
          if (name === 'request' || name === 'cancel') continue;
          const call = name === 'answerOldest' ? inFlight.shift() : inFlight.pop();
          if (!call) continue;
          const isCounted = call.params === newest;
          if (isCounted) newest = null;
          if (name === 'fail') call.reject(new Error('x'));
          else call.resolve('x');
          if (isCounted) expected.push(`${name === 'fail' ? 'failed' : 'done'} ${call.params} x`);
          // The answer is processed before the next step.
          await new Promise(setImmediate);
          expect(isPending()).toBe(newest !== null);
        }
        expect(outcomes).toEqual(expected);
        for (const { resolve } of inFlight) resolve('late');
        await allSettled(scope);
      }),
      { numRuns: 200 },
    );
  });
});
