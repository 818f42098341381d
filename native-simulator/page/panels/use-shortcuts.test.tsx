import { act, fireEvent, render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { initialScreen } from '../lib/native-screen';
import { phoneAdded, settingsChosen } from '../model/config';
import { $stepStarts } from '../model/drive-all';
import { $traffic, frameMounted, phoneReported } from '../model/frames';
import { $screens } from '../model/screens';
import { useShortcuts } from './use-shortcuts';

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
