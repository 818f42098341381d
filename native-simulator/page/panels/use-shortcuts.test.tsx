import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, createWatch, fork, type Unit } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { initialScreen } from '../lib/native-screen';
import { phoneAdded, phoneChanged, phoneSelected, settingsChosen } from '../model/config';
import { $stepStarts } from '../model/drive-all';
import {
  $traffic,
  emitEventFx,
  frameMounted,
  phoneReported,
  trafficCleared,
} from '../model/frames';
import { startFreshFx } from '../model/fresh-start';
import {
  inspectorTabChosen,
  inspectorToggled,
  setupToggled,
  shortcutsToggled,
} from '../model/panels';
import { recordToggled } from '../model/recording';
import { replayToggled } from '../model/replay';
import { $screens, homeRequested, lockRequested } from '../model/screens';
import { reloadPhoneFx } from '../model/sign-in';
import { differingOnlyToggled } from '../model/traffic-filter';
import { linkFieldId, searchFieldId, useShortcuts } from './use-shortcuts';

function Shortcuts() {
  useShortcuts();
  return null;
}

it.each([
  ['h', 'isHome'],
  ['l', 'isLocked'],
] as const)('the key %s brings all driven phones into one state', async (key, field) => {
  const events: unknown[] = [];
  // The second phone is selected, and the first one is already in the wanted state.
  const scope = fork({ values: [[$screens, { 0: { ...initialScreen, [field]: true } }]] });
  await allSettled(phoneAdded, { scope });
  await allSettled(settingsChosen, { scope, params: { drivesAll: true } });
  for (const phone of [0, 1]) {
    const emit = (name: string) => events.push([phone, name]);
    const frame = { contentWindow: { __sim: { emit } } } as unknown as HTMLIFrameElement;
    await allSettled(frameMounted, { scope, params: { phone, frame } });
  }
  render(
    <Provider value={scope}>
      <Shortcuts />
    </Provider>,
  );
  fireEvent.keyDown(document.body, { key });
  await allSettled(scope);
  const screens = scope.getState($screens);
  expect([screens[0]?.[field], screens[1]?.[field]]).toEqual([true, true]);
  expect(events).toEqual([[1, 'appPaused']]);
});

it('begins one step of all driven phones with a key, and none with a key of a single one', async () => {
  const scope = fork();
  await allSettled(phoneAdded, { scope });
  render(
    <Provider value={scope}>
      <Shortcuts />
    </Provider>,
  );
  const steps = async (drivesAll: boolean) => {
    await act(() => allSettled(settingsChosen, { scope, params: { drivesAll } }));
    fireEvent.keyDown(document.body, { key: 'b' });
    await allSettled(scope);
    return scope.getState($stepStarts).length;
  };
  expect([await steps(false), await steps(true)]).toEqual([0, 1]);
});

it.each(['ctrlKey', 'metaKey'])('leaves keys with %s to the browser', async (modifier) => {
  const scope = fork();
  const json = JSON.stringify({ kind: 'route', at: 1, path: '/' });
  await allSettled(phoneReported, { scope, params: { phone: 0, json } });
  render(
    <Provider value={scope}>
      <Shortcuts />
    </Provider>,
  );
  fireEvent.keyDown(document.body, { key: 'c', [modifier]: true });
  await allSettled(scope);
  expect(scope.getState($traffic)).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'c' });
  await allSettled(scope);
  expect(scope.getState($traffic)).toEqual([]);
});

const units = {
  ...{ emitEventFx, reloadPhoneFx, homeRequested, lockRequested, recordToggled, replayToggled },
  ...{ settingsChosen, phoneChanged, phoneSelected, inspectorTabChosen, trafficCleared },
  ...{ differingOnlyToggled, setupToggled, inspectorToggled, shortcutsToggled },
};

/** The page with two phones, of which the second one is selected, and what the keys do. */
async function twoPhones() {
  const scope = fork({
    handlers: [
      [startFreshFx, () => []],
      [reloadPhoneFx, () => undefined],
      [emitEventFx, () => null],
    ],
  });
  await allSettled(phoneAdded, { scope });
  const done: unknown[][] = [];
  for (const [name, unit] of Object.entries<Unit<never>>(units as never))
    createWatch({
      unit,
      scope,
      fn: (params: unknown) => done.push([name, ...(params === undefined ? [] : [params])]),
    });
  render(
    <Provider value={scope}>
      <Shortcuts />
      <input aria-label="Link" id={linkFieldId} />
      <input aria-label="Search" id={searchFieldId} />
    </Provider>,
  );
  /** What the key did, after the mark of whether the page has taken it from the browser. */
  const press = async (key: string, more: object = {}, at: Element = document.body) => {
    const isLeft = fireEvent.keyDown(at, { key, ...more });
    await act(() => allSettled(scope));
    return [isLeft ? 'left' : 'taken', ...done.splice(0)];
  };
  return { press };
}

it('has a key for each work, in any layout of the keyboard', async () => {
  const { press } = await twoPhones();
  const second = { phone: 1 };
  const [paused, resumed] = ['appPaused', 'appResumed'].map((name) => [
    ...['emitEventFx', { ...second, name }],
  ]);
  for (const [key, ...work] of [
    ['b', ['emitEventFx', { ...second, name: 'backPressed' }]],
    ['r', ['reloadPhoneFx', 1]],
    ['e', ['recordToggled'], ['inspectorTabChosen', 'session']],
    // There is no session to replay.
    ['p', ['replayToggled']],
    ['a', ['settingsChosen', { drivesAll: true }]],
    ['A', ['settingsChosen', { drivesAll: false }]],
    ['s', ['inspectorTabChosen', 'session']],
    ['m', ['differingOnlyToggled']],
    ['o', ['phoneChanged', { isLandscape: true }]],
    ['O', ['phoneChanged', { isLandscape: false }]],
    ['c', ['trafficCleared']],
    ['t', ['settingsChosen', { theme: 'dark' }]],
    ['t', ['settingsChosen', { theme: 'light' }]],
    ['[', ['setupToggled']],
    [']', ['inspectorToggled']],
    ['?', ['shortcutsToggled']],
    ['h', ['homeRequested', { ...second, isHome: true }], paused],
    // A paused app hears nothing of the lock, nor of what is beneath it.
    ['l', ['lockRequested', { ...second, isLocked: true }]],
    ['h', ['homeRequested', { ...second, isHome: false }]],
    ['l', ['lockRequested', { ...second, isLocked: false }], resumed],
    ['l', ['lockRequested', { ...second, isLocked: true }], paused],
    ['h', ['homeRequested', { ...second, isHome: true }]],
    ['l', ['lockRequested', { ...second, isLocked: false }]],
    ['h', ['homeRequested', { ...second, isHome: false }], resumed],
  ] as const)
    expect([key, ...(await press(key))]).toEqual([key, 'taken', ...work]);
  // The same places on a Persian keyboard.
  expect(await press('ز', { code: 'KeyC' })).toEqual(['taken', ['trafficCleared']]);
  expect(await press('۱', { code: 'Digit1' })).toEqual(['taken', ['phoneSelected', 0]]);
  expect(await press('2', { code: 'Digit2' })).toEqual(['taken', ['phoneSelected', 1]]);
  expect(await press('3', { code: 'Digit3' })).toEqual(['left']);
  expect(await press('0', { code: 'Digit0' })).toEqual(['left']);
  expect(await press('F1', { code: 'F1' })).toEqual(['left']);
});

it('leaves the keys of a text to it, and focuses the fields that have a key', async () => {
  const { press } = await twoPhones();
  const [link, search] = [screen.getByLabelText('Link'), screen.getByLabelText('Search')];
  expect(await press('c', {}, link)).toEqual(['left']);
  expect(await press('c', { altKey: true }, link)).toEqual(['taken', ['trafficCleared']]);
  expect(await press('d')).toEqual(['taken']);
  expect(link).toHaveFocus();
  expect(await press('/')).toEqual(['taken', ['inspectorTabChosen', 'traffic']]);
  await expect.poll(() => search).toHaveFocus();
});
