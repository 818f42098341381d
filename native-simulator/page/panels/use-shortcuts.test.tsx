import { fireEvent, render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { initialScreen } from '../lib/native-screen';
import { phoneAdded, settingsChosen } from '../model/config';
import { frameMounted } from '../model/frames';
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
