import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  allSettled,
  createWatch,
  fork,
  type Scope,
  type Unit,
  type UnitTargetable,
} from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';

import { outlineOf } from '@/testing/outline';

import { defaultPhone, type PhoneConfig } from '../config/simulator-config';
import { en } from './i18n/en';
import { advanceClockFx } from './model/api-control';
import { $config, configOpened, pageStarted, phoneAdded, settingsChosen } from './model/config';
import { emitEventFx, phoneReported } from './model/frames';
import { inspectorTabChosen, inspectorTabs, shortcutsToggled } from './model/panels';
import { $recording } from './model/recording';
import { $replay, noReplay } from './model/replay-state';
import { pageEntered } from './model/screens';
import { reloadPhoneFx } from './model/sign-in';
import { phoneStorageOf } from './phone/phone-launch';
import { Simulator } from './simulator';
import { completeDocument } from './testing/complete-document';

beforeEach(completeDocument);

const reports = [
  { kind: 'call', id: 1, at: 1000, method: 'exit', args: [] },
  { kind: 'event', id: 2, at: 2000, name: 'tokenInjected', payload: { token: 'secret' } },
];

/** The simulator in English, with a phone whose app has called and heard something. */
async function show() {
  const scope = fork();
  await allSettled(pageStarted, { scope });
  await allSettled(settingsChosen, { scope, params: { language: 'en' } });
  for (const report of reports) {
    await allSettled(phoneReported, { scope, params: { phone: 0, json: JSON.stringify(report) } });
  }
  render(
    <Provider value={scope}>
      <Simulator />
    </Provider>,
  );
  return scope;
}

it('tells the browser which language its page is in, and how that is written', async () => {
  const scope = await show();
  const { documentElement: root } = document;
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
  await act(() => allSettled(settingsChosen, { scope, params: { language: 'fa' } }));
  expect([root.lang, root.dir]).toEqual(['fa', 'rtl']);
});

it.each(inspectorTabs)('has the words and states of the inspector on %s', async (tab) => {
  const scope = await show();
  await act(() => allSettled(inspectorTabChosen, { scope, params: tab }));
  expect(outlineOf(screen.getByRole('complementary', { name: 'Inspector' }))).toMatchSnapshot();
});

it('has the words and states of what is opened in the inspector', async () => {
  const scope = await show();
  const inspector = screen.getByRole('complementary', { name: 'Inspector' });
  for (const name of [/^exit/, /^tokenInjected/]) {
    fireEvent.click(within(inspector).getByRole('button', { name }));
  }
  expect(outlineOf(inspector)).toMatchSnapshot('traffic');
  await act(() => allSettled(inspectorTabChosen, { scope, params: 'bridge' }));
  for (const name of [/^purchase ?\(/, /^deepLink/]) {
    fireEvent.click(within(inspector).getByRole('button', { name }));
  }
  expect(outlineOf(inspector)).toMatchSnapshot('bridge');
});

it('has the words and states of a running recording', async () => {
  const scope = await show();
  // Begun later than now, so that its time stands at zero.
  const recording = { at: Date.now() + 3_600_000, phones: [0] };
  await act(() =>
    allSettled($recording as unknown as UnitTargetable<unknown>, { scope, params: recording }),
  );
  expect(outlineOf(screen.getByRole('banner'))).toMatchSnapshot();
  expect(screen.getByRole('timer')).toHaveAccessibleName();
});

it('has the words and states of the settings, of one phone and of two', async () => {
  const scope = await show();
  expect(outlineOf(document.body)).toMatchSnapshot('one');
  await act(() => allSettled(phoneAdded, { scope }));
  await act(() => allSettled(shortcutsToggled, { scope }));
  expect(outlineOf(document.body)).toMatchSnapshot('two');
});

it('says for a moment after each press that the link was copied', async () => {
  await show();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.useFakeTimers();
  try {
    const press = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await act(() => vi.advanceTimersByTimeAsync(0));
    };
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await press('Copy link');
    await pass(1000);
    await press('Copied');
    expect(writeText.mock.calls).toEqual([[window.location.href], [window.location.href]]);
    await pass(1000);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await pass(500);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const showTab = (scope: Scope, tab: (typeof inspectorTabs)[number]) =>
  act(() => allSettled(inspectorTabChosen, { scope, params: tab }));
const openPhones = (scope: Scope, ...phones: Partial<PhoneConfig>[]) => {
  const params = { phones: phones.map((phone) => ({ ...defaultPhone, ...phone })) };
  return act(() => allSettled(configOpened, { scope, params }));
};
/** What a unit is called with from now on. */
function callsOf<T>(unit: Unit<T>, scope: Scope): T[] {
  const calls: T[] = [];
  createWatch({ unit, scope, fn: (params) => calls.push(params) });
  return calls;
}

it('advances the clock of the mock by an hour or by a day', async () => {
  const scope = await show();
  await showTab(scope, 'api');
  const calls = callsOf(advanceClockFx, scope);
  press(en.api.hour);
  press(en.api.day);
  await allSettled(scope);
  expect(calls).toEqual([3_600_000, 86_400_000]);
});

it('wipes the storage of the selected phone, and loads its page again', async () => {
  const scope = await show();
  const [own, other] = [phoneStorageOf(0), phoneStorageOf(1)];
  for (const storage of [own, other]) storage.setItem('key', 'value');
  await showTab(scope, 'state');
  const loads = callsOf(reloadPhoneFx, scope);
  press(en.state.wipe);
  await allSettled(scope);
  expect([own.length, other.length, loads]).toEqual([0, 1, [0]]);
});

it('wipes also what the page that is left stores at its very end, and the databases', async () => {
  const removed: string[] = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void removed.push(name) });
  const scope = await show();
  await allSettled(pageEntered, { scope, params: 0 });
  await showTab(scope, 'state');
  removed.splice(0);
  press(en.state.wipe);
  expect(removed).toEqual(['phone-1:shenidar-kept', 'phone-1:shenidar-kept-books']);
  phoneStorageOf(0).setItem('CHAPTERS_IN_LOCAL', '{}');
  await allSettled(pageEntered, { scope, params: 0 });
  expect(phoneStorageOf(0).length).toBe(0);
});

it('sends a payload that is no JSON as the text that it is', async () => {
  const scope = await show();
  await showTab(scope, 'bridge');
  const calls = callsOf(emitEventFx, scope);
  fireEvent.click(screen.getByRole('button', { name: 'deepLink' }));
  const payload = screen.getByRole('textbox', { name: `deepLink: ${en.bridge.payload}` });
  fireEvent.change(payload, { target: { value: '{"url":' } });
  press(`${en.bridge.try} deepLink`);
  await allSettled(scope);
  expect(calls).toEqual([{ phone: 0, name: 'deepLink', payload: '{"url":' }]);
});

it('keeps the fault of one method when another gets one, and when that one is taken away', async () => {
  const scope = await show();
  await openPhones(scope, { platform: 'android' });
  await showTab(scope, 'bridge');
  const pick = (name: string, fault: string) => {
    const item = within(screen.getByRole('article', { name }));
    if (!item.queryByRole('combobox')) {
      fireEvent.click(item.getByRole('button', { name: new RegExp(`^${name}`) }));
    }
    fireEvent.change(item.getByRole('combobox'), { target: { value: fault } });
    return scope.getState($config).phones[0]?.faults;
  };
  expect(pick('exit', 'drop')).toEqual({ exit: 'drop' });
  expect(pick('share', 'throw')).toEqual({ exit: 'drop', share: 'throw' });
  expect(pick('share', '')).toEqual({ exit: 'drop' });
});

it('does not record while a replay runs', async () => {
  const scope = await show();
  const button = screen.getByRole('button', { name: en.session.record });
  expect(button).toBeEnabled();
  const params = { ...noReplay, isRunning: true };
  await act(() => allSettled($replay as unknown as UnitTargetable<unknown>, { scope, params }));
  expect(button).toBeDisabled();
});

it('presses the tabs of the phone that they belong to, though another is selected', async () => {
  const scope = await show();
  await openPhones(
    scope,
    { platform: 'android', tabBar: 'shown' },
    { platform: 'ios', tabBar: 'shown' },
  );
  const calls = callsOf(emitEventFx, scope);
  const [, second] = screen.getAllByRole('navigation');
  const [library] = within(second as HTMLElement).getAllByRole('button');
  fireEvent.click(library as HTMLElement);
  await allSettled(scope);
  expect(calls).toEqual([{ phone: 1, name: 'tabChanged', payload: { tab: 'library' } }]);
});

it('shows the address of each phone in its own bar', async () => {
  const scope = await show();
  await openPhones(scope, { platform: 'web', path: '/shop' }, { platform: 'web', path: '/clp' });
  for (const path of ['/search', '/library']) {
    const params = { phone: 1, json: JSON.stringify({ kind: 'route', at: 1, path }) };
    await act(() => allSettled(phoneReported, { scope, params }));
  }
  const phones = [1, 2].map((number) => {
    return within(screen.getByRole('region', { name: en.setup.phone(number) }));
  });
  expect(phones[0]?.getByText(/\/shop$/)).toBeVisible();
  expect(phones[1]?.getByText(/\/library$/)).toBeVisible();
});
