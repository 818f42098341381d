import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { personaNamed } from '@fixtures/users/personas';
import { defaultConfig, defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import type { ApiFault } from '../../scenarios/scenario';
import { createRecorder } from '../../recording/recorder';
import type { RecordedLaunch } from '../../recording/recording';
import { addApiFaultFx, resetMockFx, callControlPlaneFx } from './api-control';
import { removeDatabasesFx } from './fresh-start';
import { phoneAdded, phoneChanged, phoneRemoved, settingsChosen } from './config';
import { openPathFx } from './deep-links';
import { frameMounted, phoneReported } from './frames';
import { $watchedPhones, gesturePerformed } from './gestures';
import { $isRecordingFull, $recording, recordToggled } from './recording';
import { recordersCreated } from './recorders';
import { scenarioChosen } from './scenarios';
import { phoneStarted } from './screens';
import { $sessions } from './sessions';
import { reloadPhoneFx } from './sign-in';

beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'http://app' } }));

const route = (path: string) => JSON.stringify({ kind: 'route', at: 1, path });
const launch: RecordedLaunch = {
  ...{ client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null },
};
const click = { kind: 'click', at: 2, role: 'button', name: 'Buy' } as const;

/** A simulator with a mock that answers, whose phones load when the test says so. */
const simulator = () =>
  fork({
    handlers: [
      [resetMockFx, () => null],
      [removeDatabasesFx, () => undefined],
      [callControlPlaneFx, () => null],
      [reloadPhoneFx, () => undefined],
      [openPathFx, () => undefined],
    ],
  });
const reportRoute = (scope: Scope, phone: number, path: string) =>
  allSettled(phoneReported, { scope, params: { phone, json: route(path) } });
const mountFrame = (scope: Scope) => {
  const frame = { contentWindow: {} } as HTMLIFrameElement;
  return allSettled(frameMounted, { scope, params: { phone: 0, frame } });
};
const reportAnswer = (scope: Scope) => {
  const api = { kind: 'api', at: 1, method: 'GET', path: '/api/storefront', status: 200 };
  return allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(api) } });
};
const entriesOf = (scope: Scope) =>
  scope.getState($sessions).map(({ entries }) => entries.map(({ kind }) => kind));

it('records the selected phone from the load of its page on', async () => {
  const scope = simulator();
  await allSettled(recordToggled, { scope });
  await reportRoute(scope, 0, '/of-the-page-before');
  await allSettled(phoneStarted, { scope, params: 0 });
  await reportRoute(scope, 0, '/');
  await allSettled(gesturePerformed, { scope, params: { phone: 0, gesture: click } });
  await allSettled(reloadPhoneFx, { scope, params: 0 });
  const call = { method: 'POST' as const, path: 'faults', body: [] };
  await allSettled(callControlPlaneFx, { scope, params: call });
  await allSettled(recordToggled, { scope });
  expect(entriesOf(scope)).toEqual([['route', 'click', 'load', 'control']]);
  expect(scope.getState($recording)).toBeNull();

  await reportRoute(scope, 0, '/after');
  expect(entriesOf(scope)[0]).toHaveLength(4);
});

it('records what the native app books for a persona, and for nobody else', async () => {
  const scope = simulator();
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 0 });
  for (const { mobile } of [personaNamed('spender'), { mobile: '09129999999' }]) {
    const token = `h.${btoa(JSON.stringify({ sub: mobile }))}.s`;
    const call = { method: 'PATCH', path: 'state', body: { library: [1001] }, token } as const;
    await allSettled(callControlPlaneFx, { scope, params: call });
  }
  await allSettled(recordToggled, { scope });
  const [session] = scope.getState($sessions);
  const control = { kind: 'control', ms: 0, method: 'PATCH', path: '/__mock/state' };
  expect(session?.entries).toEqual([{ ...control, body: { library: [1001] }, persona: 'spender' }]);
});

it('leaves out what a page reports that was there before the recording', async () => {
  const scope = simulator();
  await allSettled(phoneStarted, { scope, params: 0 });
  for (const path of ['/first', '/second']) {
    await allSettled(recordToggled, { scope });
    await reportRoute(scope, 0, '/of-the-page-before');
    await allSettled(phoneStarted, { scope, params: 0 });
    await reportRoute(scope, 0, path);
    await allSettled(recordToggled, { scope });
    const [session] = scope.getState($sessions);
    expect(session?.entries).toMatchObject([{ kind: 'route', path }]);
  }
});

it('watches the gestures in a phone only while it is recorded', async () => {
  const scope = simulator();
  const watched = [scope.getState($watchedPhones)];
  for (const _ of ['start', 'end']) {
    await allSettled(recordToggled, { scope });
    watched.push(scope.getState($watchedPhones));
  }
  expect(watched).toEqual([[], [0], []]);
});

it('records each of the phones that are driven together', async () => {
  const scope = simulator();
  await allSettled(phoneAdded, { scope });
  await allSettled(settingsChosen, { scope, params: { drivesAll: true } });
  await allSettled(recordToggled, { scope });
  for (const phone of [0, 1]) {
    await allSettled(phoneStarted, { scope, params: phone });
    await reportRoute(scope, phone, '/');
  }
  await allSettled(gesturePerformed, { scope, params: { phone: 1, gesture: click } });
  await allSettled(recordToggled, { scope });
  expect(entriesOf(scope)).toEqual([['route'], ['route', 'click']]);
});

const fault = { method: 'GET', path: '/api/storefront', status: 500 };

/** Records a start at which the mock has these faults; the entries of the session. */
async function recordWithFaults(scope: Scope, ...faults: readonly ApiFault[]) {
  await mountFrame(scope);
  for (const each of faults) await allSettled(addApiFaultFx, { scope, params: each });
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 0 });
  await reportAnswer(scope);
  await allSettled(recordToggled, { scope });
  return scope.getState($sessions)[0]?.entries ?? [];
}

it('sets the faults of the mock again, as part of the session', async () => {
  const entries = await recordWithFaults(simulator(), fault);
  expect(entries.map(({ kind }) => kind)).toEqual(['api', 'control', 'control', 'load']);
});

it('does not set a fault again that strikes a few times only and may be used up', async () => {
  const entries = await recordWithFaults(simulator(), { ...fault, times: 1 }, fault);
  expect(entries.filter(({ kind }) => kind === 'control')).toMatchObject([
    { method: 'DELETE' },
    { method: 'POST', body: [fault] },
  ]);
});

it('sets such a fault again if the chosen scenario has it', async () => {
  const scope = simulator();
  const title = { en: 'A shop that fails', fa: '' };
  const apiFaults = [{ ...fault, times: 2 }, fault];
  const config = { ...defaultConfig, phones: [defaultPhone] };
  const params = { title, about: title, config, apiFaults };
  await mountFrame(scope);
  await allSettled(scenarioChosen, { scope, params });
  await reportAnswer(scope);
  const entries = await recordWithFaults(scope);
  expect(entries.filter(({ kind }) => kind === 'control')).toMatchObject([
    { method: 'DELETE' },
    ...apiFaults.map((each) => ({ method: 'POST', body: [each] })),
  ]);
});

it('sets the faults of a scenario that the mock has not had yet, because it has not answered', async () => {
  const scope = simulator();
  const title = { en: 'A shop that fails', fa: '' };
  const config = { ...defaultConfig, phones: [defaultPhone] };
  const params = { title, about: title, config, apiFaults: [{ ...fault, times: 2 }] };
  await allSettled(scenarioChosen, { scope, params });
  const entries = await recordWithFaults(scope);
  expect(entries.filter(({ kind }) => kind === 'control')).toMatchObject([
    { method: 'DELETE' },
    { method: 'POST', body: params.apiFaults },
  ]);
});

it('ends when a launch setting changes, and keeps its entries', async () => {
  const scope = simulator();
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 0 });
  await reportRoute(scope, 0, '/');
  await allSettled(phoneChanged, { scope, params: { isLandscape: true } });
  expect(scope.getState($recording)).not.toBeNull();
  await allSettled(phoneChanged, { scope, params: { persona: 'spender' } });
  expect(scope.getState($recording)).toBeNull();
  expect(entriesOf(scope)).toEqual([['route']]);
});

it('tells the address that was opened from a reload', async () => {
  const scope = simulator();
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 0 });
  await allSettled(openPathFx, { scope, params: { phone: 0, url: '/library' } });
  await allSettled(reloadPhoneFx, { scope, params: 0 });
  await allSettled(recordToggled, { scope });
  const [session] = scope.getState($sessions);
  expect(session?.entries).toMatchObject([{ kind: 'load', path: '/library' }, { kind: 'load' }]);
  expect(session?.entries[1]).not.toHaveProperty('path');
});

it.each<[Partial<PhoneConfig>, isOver: boolean]>([
  [{ client: 'iGap' }, true],
  [{ platform: 'ios' }, true],
  [{ path: '/library' }, true],
  [{ persona: 'spender' }, true],
  [{ token: 'partner-ok-iGap' }, true],
  [{ tokenEdits: { token: 'edited' } }, true],
  [{ without: ['exit'] }, true],
  [{ faults: { exit: 'drop' } }, true],
  [{ device: 'narrow-320' }, false],
  [{ isLandscape: true }, false],
  [{ tabBar: 'hidden' }, false],
])('with the change %j is over: %s', async (change, isOver) => {
  const scope = simulator();
  await allSettled(recordToggled, { scope });
  await allSettled(phoneChanged, { scope, params: change });
  expect(scope.getState($recording) === null).toBe(isOver);
});

it('says that the recording is full, until the next one starts', async () => {
  const scope = simulator();
  const fullRecorder = { ...createRecorder({ name: 'Full', launch }), add: () => false };
  await allSettled(recordToggled, { scope });
  await allSettled(recordersCreated, { scope, params: { 0: fullRecorder } });
  await allSettled(phoneStarted, { scope, params: 0 });
  expect(scope.getState($isRecordingFull)).toBe(false);
  await reportRoute(scope, 0, '/');
  expect(scope.getState($isRecordingFull)).toBe(true);
  await allSettled(recordToggled, { scope });
  expect(scope.getState($isRecordingFull)).toBe(true);

  await allSettled(recordToggled, { scope });
  expect(scope.getState($isRecordingFull)).toBe(false);
});

it('ends, and keeps what it has, when a phone is taken away', async () => {
  const scope = simulator();
  await allSettled(phoneAdded, { scope });
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 1 });
  await reportRoute(scope, 1, '/');
  await allSettled(phoneRemoved, { scope, params: 0 });
  expect(scope.getState($recording)).toBeNull();
  expect(entriesOf(scope)).toEqual([['route']]);
});
