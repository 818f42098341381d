import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { phoneChanged } from './config';
import { $frames, frameMounted, phoneReported } from './frames';
import { $screens } from './screens';
import './sign-in';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A phone of a persona whose native app answers the call for a sign-in late, or never. */
async function phoneWith(fault: 'delay' | 'drop') {
  let signIns = 0;
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
  const page = {
    fetch: () => {
      signIns += 1;
      return Promise.resolve(Response.json(tokens));
    },
    __sim: {
      emit: (name: string, payload: unknown) =>
        void report({ kind: 'event', id: 1, at: 1, name, payload, consumed: true }),
    },
  };
  const frame = { contentWindow: page };
  const scope = fork({ values: [[$frames, { 0: frame } as never]] });
  const report = (entry: object) =>
    allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(entry) } });
  const change = { persona: 'collector', faults: { openLoginPage: fault } } as const;
  await allSettled(phoneChanged, { scope, params: change });
  return {
    scope,
    answer: () =>
      report({ kind: 'api', at: 1, method: 'GET', path: '/api/storefront', status: 200 }),
    mount: () => allSettled(frameMounted, { scope, params: { phone: 0, frame: frame as never } }),
    signIns: () => signIns,
    token: () => scope.getState($screens)[0]?.tokens?.['token'],
  };
}

it('is done again when the phone has begun afresh before the tokens were told, and only then', async () => {
  const { answer, mount, signIns, token } = await phoneWith('delay');
  await answer();
  await mount();
  await vi.runAllTimersAsync();
  expect([signIns(), token()]).toEqual([1, undefined]);
  await answer();
  await vi.runAllTimersAsync();
  expect([signIns(), token()]).toEqual([2, 'a']);
  await mount();
  await answer();
  expect(signIns()).toBe(2);
});

it('is tried again by the phone that begins afresh without the fault that dropped the tokens', async () => {
  const { scope, answer, mount, signIns, token } = await phoneWith('drop');
  await answer();
  await answer();
  expect(signIns()).toBe(1);
  await allSettled(phoneChanged, { scope, params: { faults: {} } });
  await mount();
  await answer();
  await vi.runAllTimersAsync();
  expect([signIns(), token()]).toEqual([2, 'a']);
});
