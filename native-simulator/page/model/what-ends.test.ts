import { allSettled, createWatch, fork, type StoreWritable, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import { defaultConfig, defaultPhone } from '../../config/simulator-config';
import type { Recording } from '../../recording/recording';
import { initialScreen } from '../lib/native-screen';
import { $apiFaults, $controlError, dropApiFaultsFx, resetMockFx } from './api-control';
import {
  $addressProblems,
  $config,
  configOpened,
  phoneAdded,
  phoneChanged,
  phoneRemoved,
  settingsChosen,
} from './config';
import { $recentLinks, deepLinkOpened } from './deep-links';
import { $differences } from './differences';
import { $missedGestures } from './drive-all';
import { $frames, $traffic, emitEventFx, phoneReported, trafficCleared } from './frames';
import { startFreshFx } from './fresh-start';
import { $watchedPhones, replayRunningChanged } from './gestures';
import { $recorders, recordersCreated, recordersDropped } from './recorders';
import { $isRecordingFull, $recordedEntries, $recordingError, recordToggled } from './recording';
import { replayToggled } from './replay';
import { $replay, noReplay } from './replay-state';
import { $scenario, $scenarioErrors, scenarioChosen, scenarios } from './scenarios';
import { $screens, pageEntered, phoneStarted, phonesWiped } from './screens';
import {
  $sessionErrors,
  $sessionIndex,
  recordingFileChosen,
  sessionChosen,
  sessionsLoaded,
} from './sessions';
import { reloadPhoneFx } from './sign-in';
import { $showsDifferingOnly, differingOnlyToggled } from './traffic-filter';

const session: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: 'One' },
  launch: { client: '10', environment: 'pwa', platform: 'web', path: '/', persona: null },
  entries: [{ kind: 'route', ms: 0, path: '/' }],
};
const [{ scenario } = { scenario: undefined }] = scenarios;
const file = new File(['{'], 'session.json');
const driven = { ...defaultConfig, drivesAll: true, phones: [defaultPhone, defaultPhone] };

/** A phone whose mock answers. */
const page = { fetch: () => Promise.resolve(new Response('')) };
const frame = { contentWindow: page } as unknown as HTMLIFrameElement;

/** What is over with which event: the store, a value that it may have had, and what ends it. */
type End = [name: string, store: unknown, value: unknown, unit: unknown, params?: unknown];
const ends: readonly End[] = [
  ['the faults with their removal', $apiFaults, [{}], dropApiFaultsFx],
  ['the faults with a reset of the mock', $apiFaults, [{}], resetMockFx],
  ['an error of the mock with a call that is answered', $controlError, 'no', resetMockFx],
  ['problems of the address with a setting', $addressProblems, [{}], settingsChosen, {}],
  ['problems of the address with a change', $addressProblems, [{}], phoneChanged, {}],
  ['problems of the address with a phone', $addressProblems, [{}], phoneAdded],
  ['problems of the address without a phone', $addressProblems, [{}], phoneRemoved, 0],
  ['problems of the address with a scenario', $addressProblems, [{}], configOpened, {}],
  ['errors of a scenario with another', $scenarioErrors, ['no'], scenarioChosen, scenario],
  ['a scenario with a change', $scenario, scenario, phoneChanged, {}],
  ['a scenario with another phone', $scenario, scenario, phoneAdded],
  ['a scenario without a phone', $scenario, scenario, phoneRemoved, 0],
  ['errors of a file with a session', $sessionErrors, ['no'], sessionsLoaded, [session]],
  ['errors of a file with a choice', $sessionErrors, ['no'], sessionChosen, 0],
  ['errors of a file with a replay', $sessionErrors, ['no'], replayRunningChanged, true],
  ['a chosen session with new ones', $sessionIndex, 1, sessionsLoaded, [session]],
  ['a replay with new sessions', $replay, { ...noReplay, next: 1 }, sessionsLoaded, [session]],
  ['a replay with another session', $replay, { ...noReplay, next: 1 }, sessionChosen, 0],
  ['an error of a recording with a session', $recordingError, 'no', sessionsLoaded, [session]],
  ['a full recording with the next', $isRecordingFull, true, recordersCreated, {}],
  ['a full recording with a file', $isRecordingFull, true, recordingFileChosen, file],
  ['what was recorded with the next recording', $recordedEntries, [{}], recordersCreated, {}],
  ['the recorders with the recording', $recorders, { 0: {} }, recordersDropped],
  ['the traffic with its removal', $traffic, [{}], trafficCleared],
  ['the traffic without a phone', $traffic, [{}], phoneRemoved, 0],
  ['the native apps without a phone', $screens, { 0: initialScreen }, phoneRemoved, 0],
  ['the native apps with a scenario', $screens, { 0: initialScreen }, configOpened, {}],
  ['a missed gesture with the load of the page', $missedGestures, { 0: {} }, phoneStarted, 0],
];

it.each(ends)('%s ends', async (_name, store, value, unit, params) => {
  const $known = store as StoreWritable<unknown>;
  const scope = fork({
    values: [
      [$known, value],
      [$frames, { 0: frame }],
    ],
  });
  await allSettled(unit as UnitTargetable<unknown>, { scope, params });
  expect(scope.getState($known)).toEqual($known.defaultState);
});

const used = {
  ...{ hasSplash: false, hasTabs: false, tab: 'library', sheet: { kind: 'share' }, isLocked: true },
  ...{ hasExited: true, isHome: true, nativeState: { isDark: true }, log: [{ level: 'info' }] },
  ...{ tokens: { access_token: 'old' }, marketStatuses: [{}], webViewState: 'full', media: {} },
};
it('starts a native app afresh with nothing but its tokens, and leaves the others alone', async () => {
  const screens = { 0: used, 1: used };
  const scope = fork({ values: [[$screens as StoreWritable<unknown>, screens]] });
  const tokens = { access_token: 'new' };
  const params = [{ phone: 0, persona: null, tokens }];
  await allSettled(phonesWiped, { scope, params });
  expect(scope.getState($screens)).toEqual({ 0: { ...initialScreen, tokens }, 1: used });
});

it('keeps the session and the native state of an app whose page is loaded again', async () => {
  const scope = fork({ values: [[$screens as StoreWritable<unknown>, { 0: used }]] });
  await allSettled(phoneStarted, { scope, params: 0 });
  const { tokens, nativeState } = used;
  expect(scope.getState($screens)).toEqual({ 0: { ...initialScreen, tokens, nativeState } });
});

it('forgets the differences, and shows all lines, when the phones are no longer driven together', async () => {
  const scope = fork({
    values: [
      [$config, driven],
      [$differences, new Map([[1, { kind: 'missing' }]]) as never],
    ],
  });
  await allSettled(differingOnlyToggled, { scope });
  expect(scope.getState($showsDifferingOnly)).toBe(true);
  await allSettled(settingsChosen, { scope, params: { drivesAll: false } });
  expect(scope.getState($showsDifferingOnly)).toBe(false);
  expect(scope.getState($differences).size).toBe(0);
});

it.each([true, false])('compares phones that are driven together: %s', async (drivesAll) => {
  const scope = fork({ values: [[$config, { ...driven, drivesAll }]] });
  const call = { kind: 'call', id: 1, at: 1, method: 'share', args: {}, error: null };
  const json = JSON.stringify(call);
  await allSettled(phoneReported, { scope, params: { phone: 0, json } });
  expect(scope.getState($differences).size > 0).toBe(drivesAll);
});

it('can replay again after a start that failed', async () => {
  const starts: unknown[] = [];
  const fail = (phones: unknown) => {
    starts.push(phones);
    throw new Error('no mock');
  };
  const scope = fork({ values: [[$config, driven]], handlers: [[startFreshFx, fail]] });
  await allSettled(sessionsLoaded, { scope, params: [session] });
  for (const count of [1, 2]) {
    await allSettled(replayToggled, { scope });
    expect(starts).toHaveLength(count);
    expect(scope.getState($replay)).toMatchObject({
      isRunning: false,
      problem: { kind: 'failure', about: 'no mock' },
    });
    expect(scope.getState($watchedPhones)).toEqual([0, 1]);
    expect(scope.getState($recorders)).toEqual({});
  }
});

it('can record again after a start that failed', async () => {
  let starts = 0;
  const fail = () => {
    starts += 1;
    throw new Error('no mock');
  };
  const scope = fork({ handlers: [[startFreshFx, fail]] });
  for (const count of [1, 2]) {
    await allSettled(recordToggled, { scope });
    expect([starts, scope.getState($recordingError)]).toEqual([count, 'no mock']);
  }
});

it('watches nobody and records nothing while a replay runs', async () => {
  const starts: unknown[] = [];
  const scope = fork({
    values: [
      [$config, driven],
      [$replay, { ...noReplay, isRunning: true }],
    ],
    handlers: [[startFreshFx, () => []]],
  });
  createWatch({ unit: startFreshFx, scope, fn: (phones) => starts.push(phones) });
  await allSettled(replayRunningChanged, { scope, params: true });
  expect(scope.getState($watchedPhones)).toEqual([]);
  await allSettled(recordToggled, { scope });
  expect(starts).toEqual([]);
});

it('lists a link that is opened again once, as the latest', async () => {
  const scope = fork({ handlers: [[emitEventFx, () => null]] });
  const before = scope.getState($recentLinks);
  await allSettled(deepLinkOpened, { scope, params: { phone: 0, url: '/library' } });
  const after = scope.getState($recentLinks);
  expect(after[0]).toBe('/library');
  expect(after.toSorted()).toEqual(before.toSorted());
});

it.each<[string, UnitTargetable<number>]>([
  ['the simulator', reloadPhoneFx],
  ['the app itself', pageEntered],
])(
  'closes the sheets of a phone whose page %s loads again, and keeps the rest',
  async (_, load) => {
    const kept = { tokens: { token: 't' }, nativeState: { theme: 'dark' } };
    const open = { ...initialScreen, ...kept, isHome: true, hasExited: true };
    const scope = fork({ values: [[$screens, { 0: open, 1: open }]] });
    await allSettled(load as UnitTargetable<unknown>, { scope, params: 1 });
    const screens = scope.getState($screens);
    expect(screens).toEqual({ 0: open, 1: { ...initialScreen, ...kept } });
  },
);

it.each([
  ['android', 'declined', false, true],
  // The app cannot answer while its page loads; that is no reason to leave it.
  ['android', 'unheard', null, false],
  ['android', 'used', true, false],
  ['ios', 'declined', false, false],
] as const)(
  'on %s, a back key that the app has %s (%s) leads to the home screen: %s',
  async (platform, _what, answer, isHome) => {
    const phones = [{ ...defaultPhone, platform: 'web' } as const, { ...defaultPhone, platform }];
    const scope = fork({
      values: [[$config, { ...defaultConfig, phones }]],
      handlers: [[emitEventFx, () => answer]],
    });
    await allSettled(emitEventFx, { scope, params: { phone: 1, name: 'backPressed' } });
    expect(scope.getState($screens)[1]?.isHome ?? false).toBe(isHome);
  },
);
