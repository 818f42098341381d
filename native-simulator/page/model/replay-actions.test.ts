import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Recording } from '../../recording/recording';
import { callControlPlaneFx } from './api-control';
import { phoneAdded } from './config';
import { openPathFx } from './deep-links';
import { $frames, emitEventFx, phoneReported } from './frames';
import { startFreshFx } from './fresh-start';
import { gestureRepeated } from './gestures';
import { $inspectorTab } from './panels';
import { replayToggled } from './replay';
import { $replay, noReplay } from './replay-state';
import { phoneStarted } from './screens';
import { sessionsLoaded } from './sessions';
import { reloadPhoneFx } from './sign-in';
import { requestPersonaTokensFx } from './tokens';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fault = { method: 'GET', path: '/api/storefront', status: 500 };
const click = { kind: 'click', role: 'button', name: 'Buy' } as const;
const backPressed = { kind: 'event', name: 'backPressed', consumed: true } as const;
const signIn = { kind: 'event', name: 'tokenInjected', consumed: true } as const;
const masked = { token: '•token 1•', 'refresh-token': '', expireIn: '•time•' };
const deepLink = { kind: 'event', name: 'deepLink', consumed: true } as const;
const booking = { kind: 'control', method: 'PATCH', path: '/__mock/state' } as const;
const body = { library: [1001] };
const recording: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: 'All actions' },
  launch: { client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null },
  entries: [
    { kind: 'route', ms: 0, path: '/' },
    { kind: 'load', ms: 1, path: '/library' },
    { kind: 'load', ms: 2 },
    { kind: 'control', ms: 3, method: 'POST', path: '/__mock/faults', body: [fault] },
    { ...booking, ms: 3, body, persona: 'spender' },
    { ...backPressed, ms: 4 },
    { ...click, ms: 5 },
    { kind: 'press', ms: 6, key: 'Escape' },
    { ...signIn, ms: 7, payload: masked, persona: 'lapsed' },
    { ...deepLink, ms: 8, payload: { url: '/clp' } },
  ],
};

/** The second of two phones, whose page reports the recorded route and does what it is told. */
async function secondPhone(control: () => unknown = () => null) {
  const done: unknown[] = [];
  let lookedFor: number | undefined;
  let lastId = 0;
  const scope: Scope = fork({
    values: [
      [
        $frames,
        {
          1: {
            contentWindow: {
              __performGesture: (gesture: object, report: (gesture: object) => void) => {
                // The page takes its time to show the element, and less than the eight seconds that it has.
                lookedFor ??= Date.now();
                if (Date.now() - lookedFor < 7500) return false;
                report({ ...gesture, at: Date.now() });
                return true;
              },
            },
          },
        } as never,
      ],
    ],
    handlers: [
      [
        startFreshFx,
        () => {
          // Not awaited: the scope is settled only after the replay.
          void allSettled(phoneStarted, { scope, params: 1 });
          report({ kind: 'route', at: Date.now(), path: '/' });
          return [];
        },
      ],
      [callControlPlaneFx, control],
      [
        requestPersonaTokensFx,
        (_frames: unknown, { persona }: { persona: string }) => ({
          ...{ access_token: `of ${persona}`, refresh_token: '', expires_in: 1 },
        }),
      ],
      [reloadPhoneFx, () => undefined],
      [openPathFx, () => undefined],
      [
        emitEventFx,
        (_frames: unknown, { name, payload }: { name: string; payload: unknown }) => {
          lastId += 1;
          report({ kind: 'event', id: lastId, at: Date.now(), name, payload, consumed: true });
          return true;
        },
      ],
    ],
  });
  const report = (entry: object) =>
    void allSettled(phoneReported, { scope, params: { phone: 1, json: JSON.stringify(entry) } });
  const watch = <T>(name: string, unit: Unit<T>) =>
    createWatch({ unit, scope, fn: (params) => done.push([name, params]) });
  watch('start', startFreshFx);
  watch('open', openPathFx);
  watch('reload', reloadPhoneFx);
  watch('control', callControlPlaneFx);
  watch('emit', emitEventFx);
  watch('gesture', gestureRepeated);
  await allSettled(phoneAdded, { scope });
  return { scope, done };
}

it('performs each action of a recording in the selected phone, and sees that nothing differs', async () => {
  const { scope, done } = await secondPhone();
  await allSettled(sessionsLoaded, { scope, params: [recording] });
  void allSettled(replayToggled, { scope });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toMatchObject([
    ['start', [{ index: 1, phone: { client: 'Develop', platform: 'web', path: '/' } }]],
    ['open', { phone: 1, url: '/library' }],
    ['reload', 1],
    ['control', { method: 'POST', path: 'faults', body: [fault] }],
    ['control', { method: 'PATCH', path: 'state', body, token: 'of spender' }],
    ['emit', { phone: 1, name: 'backPressed' }],
    ['gesture', { phone: 1, gesture: click }],
    ['gesture', { phone: 1, gesture: { kind: 'press', key: 'Escape' } }],
    ['emit', { phone: 1, name: 'tokenInjected', payload: { token: 'of lapsed' } }],
    ['emit', { phone: 1, name: 'deepLink', payload: { url: '/clp' } }],
  ]);
  expect(scope.getState($inspectorTab)).toBe('session');
  expect(scope.getState($replay)).toMatchObject({
    ...{ isRunning: false, divergence: null, problem: null, phone: 1 },
    next: recording.entries.length,
  });
});

it('says nothing of an action that fails after another session was loaded', async () => {
  let refuse = () => {};
  const answer = new Promise<never>((_, reject) => {
    refuse = () => reject(new Error('no mock'));
  });
  const { scope, done } = await secondPhone(() => answer);
  const [first, , , control] = recording.entries;
  await allSettled(sessionsLoaded, {
    scope,
    params: [{ ...recording, entries: [first!, control!] }],
  });
  void allSettled(replayToggled, { scope });
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toHaveLength(2);
  void allSettled(sessionsLoaded, { scope, params: [recording] });
  // Another one may start only after the player has stopped using the phone.
  expect(scope.getState($replay)).toEqual({ ...noReplay, isRunning: true });
  refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($replay)).toEqual(noReplay);
});
