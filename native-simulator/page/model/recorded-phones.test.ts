import { allSettled, fork, type UnitTargetable } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { personaNamed } from '@fixtures/users/personas';
import { defaultConfig, defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { createRecorder } from '../../recording/recorder';
import { callControlPlaneFx, resetMockFx } from './api-control';
import { configOpened, phoneSelected } from './config';
import { frameMounted, phoneReported } from './frames';
import { removeDatabasesFx } from './fresh-start';
import { recordersCreated } from './recorders';
import {
  $isRecordingFull,
  $recordedEntries,
  $recording,
  $recordingError,
  recordToggled,
} from './recording';
import { phoneStarted } from './screens';
import { $sessions } from './sessions';

beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'http://app' } }));

const simulator = () =>
  fork({
    handlers: [
      [resetMockFx, () => null],
      [removeDatabasesFx, () => undefined],
      [callControlPlaneFx, () => null],
    ],
  });

it('records each phone with its own launch, and not with that of the one before it', async () => {
  const page = {
    fetch: (_: string, { body }: { body: string }) => {
      const token = new URLSearchParams(body).get('username');
      return Promise.resolve(Response.json({ access_token: token, expires_in: 3600 }));
    },
  };
  const scope = simulator();
  const phones: readonly PhoneConfig[] = [
    { ...defaultPhone, platform: 'android', persona: 'collector', path: '/library' },
    { ...defaultPhone, platform: 'ios', client: 'iGap' },
    { ...defaultPhone, platform: 'android', persona: 'spender', without: ['exit'] },
  ];
  const config = { ...defaultConfig, phones, drivesAll: true };
  await allSettled(configOpened, { scope, params: config });
  for (const phone of phones.keys()) {
    const frame = { contentWindow: page } as unknown as HTMLIFrameElement;
    await allSettled(frameMounted, { scope, params: { phone, frame } });
  }
  await allSettled(recordToggled, { scope });
  expect(scope.getState($recording)).toMatchObject({ phones: [0, 1, 2] });
  await allSettled(recordToggled, { scope });
  const launches = scope.getState($sessions).map((session) => session.launch);
  expect(launches).toMatchObject([
    { client: '10', platform: 'android', persona: 'collector', path: '/library' },
    { client: '12', platform: 'ios', persona: null, path: '/' },
    { client: '10', platform: 'android', persona: 'spender', path: '/', removed: ['exit'] },
  ]);
  expect(launches.map(({ tokens }) => Boolean(tokens?.['token']))).toEqual([true, false, true]);
});

it('ends for every phone with a scenario, and keeps what it has', async () => {
  const scope = simulator();
  const phones = [defaultPhone, defaultPhone];
  const config = { ...defaultConfig, phones, drivesAll: true };
  await allSettled(configOpened, { scope, params: config });
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 1 });
  const json = JSON.stringify({ kind: 'route', at: 1, path: '/clp' });
  await allSettled(phoneReported, { scope, params: { phone: 1, json } });
  await allSettled(configOpened, { scope, params: { phones: [defaultPhone] } });
  expect(scope.getState($recording)).toBeNull();
  const sessions = scope.getState($sessions);
  expect(sessions.map(({ entries }) => entries.length)).toEqual([0, 1]);
});

const route = (path: string) => ({ kind: 'route', at: 1, path });
const deepLink = { kind: 'event', id: 1, at: 2, name: 'deepLink', consumed: true };
const mobile = personaNamed('spender').mobile;
const spenderToken = `h.${btoa(JSON.stringify({ sub: mobile }))}.s`;
const signIn = { ...deepLink, id: 2, name: 'tokenInjected', payload: { token: spenderToken } };

/** The second of two phones, which is selected; what its page reports. */
async function secondPhone() {
  const scope = simulator();
  const phones = [defaultPhone, { ...defaultPhone, path: '/clp' }];
  await allSettled(configOpened, { scope, params: { phones } });
  await allSettled(phoneSelected, { scope, params: 1 });
  const report = (entry: object) =>
    allSettled(phoneReported, { scope, params: { phone: 1, json: JSON.stringify(entry) } });
  return { scope, report };
}

it('names a recording after its launch, and keeps links and owners for a replay at any address', async () => {
  const { scope, report } = await secondPhone();
  await allSettled(recordToggled, { scope });
  await allSettled(phoneStarted, { scope, params: 1 });
  void report({ ...deepLink, payload: { url: 'http://app/library' } });
  void report(signIn);
  // It is only read.
  const params = { method: 'GET', path: 'state', token: spenderToken } as const;
  await allSettled(callControlPlaneFx, { scope, params });
  await allSettled(recordToggled, { scope });
  const [session] = scope.getState($sessions);
  expect(session?.name).toBe('Develop, android, /clp');
  expect(session?.entries).toMatchObject([
    { name: 'deepLink', payload: { url: '/library' } },
    { name: 'tokenInjected', persona: 'spender' },
  ]);
});

it('shows what it has of the first recorded phone, refreshed at times, since the time of its start', async () => {
  vi.useFakeTimers({ now: 5000 });
  try {
    const { scope, report } = await secondPhone();
    await allSettled(recordToggled, { scope });
    expect(scope.getState($recording)).toEqual({ phones: [1], at: 5000 });
    await allSettled(phoneStarted, { scope, params: 1 });
    const shown = () => scope.getState($recordedEntries).length;
    for (const path of ['/a', '/b', '/c']) void report(route(path));
    await vi.advanceTimersByTimeAsync(299);
    const before = shown();
    await vi.advanceTimersByTimeAsync(301);
    expect([before, shown()]).toEqual([0, 3]);
  } finally {
    vi.useRealTimers();
  }
});

it('forgets why the last recording could not start as soon as one does', async () => {
  const { scope } = await secondPhone();
  await allSettled($recordingError as unknown as UnitTargetable<unknown>, { scope, params: 'no' });
  await allSettled(recordToggled, { scope });
  expect(scope.getState($recordingError)).toBeNull();
});

it('says of no recording that it is full while only a replay is', async () => {
  const { scope, report } = await secondPhone();
  const launch = {
    client: '10',
    environment: 'pwa',
    platform: 'web',
    path: '/',
    persona: null,
  } as const;
  const full = { ...createRecorder({ name: 'A', launch }), add: () => false };
  await allSettled(recordersCreated, { scope, params: { 1: full } });
  await allSettled(phoneStarted, { scope, params: 1 });
  await report(route('/'));
  expect(scope.getState($isRecordingFull)).toBe(false);
});
