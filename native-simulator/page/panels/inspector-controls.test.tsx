import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';

import type { ApiFault } from '../../scenarios/scenario';
import { en } from '../i18n/en';
import { apiFaultPresets } from '../lib/fault-presets';
import { $apiFaults, $controlError, addApiFaultFx, resetMockFx } from '../model/api-control';
import { $config, phoneSelected, settingsChosen } from '../model/config';
import { emitEventFx, phoneReported, setMethodFaultFx } from '../model/frames';
import { inspectorTabChosen, type InspectorTab } from '../model/panels';
import { nativeSignOutClicked } from '../model/sign-in';
import { phoneStorageOf } from '../phone/phone-launch';
import { completeDocument } from '../testing/complete-document';
import { callsOf, fire, put, showSimulator } from '../testing/show-simulator';
import bridge from './bridge-panel.module.css';

beforeEach(completeDocument);
// The files of tests that need a document share it, and the storage of its phones with it.
beforeEach(() => localStorage.clear());

const showTab = async (tab: InspectorTab, phones: Parameters<typeof showSimulator>[0] = {}) => {
  const scope = await showSimulator(phones);
  await fire(scope, inspectorTabChosen, tab);
  return scope;
};
const inspector = () => within(screen.getByRole('complementary', { name: en.inspector.label }));
const press = (name: string | RegExp) => fireEvent.click(inspector().getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the mock', () => {
  it('gets the fault that was chosen, in the form of the control plane', async () => {
    const scope = await showTab('api');
    const faults = callsOf(addApiFaultFx, scope);
    const preset = inspector().getByRole('combobox', { name: en.api.preset });
    for (const [name, fault] of Object.entries(apiFaultPresets)) {
      fireEvent.change(preset, { target: { value: name } });
      press(en.api.add);
      expect(faults.pop()).toEqual({
        ...{ method: 'GET', path: '/api/storefront', ...fault, times: 1 },
      });
    }
  });

  it('shows its faults and its last error, and can be reset', async () => {
    const scope = await showTab('api');
    const resets = callsOf(resetMockFx, scope);
    expect(inspector().getByRole('button', { name: en.api.dropAll })).toBeDisabled();
    const faults: ApiFault[] = [
      { method: 'GET', path: '/api/a', status: 500, times: 2, delayMs: 3000 },
      { method: '*', path: '*', network: 'error', when: 'after' },
      { method: 'POST', path: '/api/b', delayMs: 0, body: 'x' },
    ];
    await put(scope, $apiFaults, faults);
    const active = within(inspector().getByRole('region', { name: en.api.active }));
    expect(active.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['GET /api/astatus 500 · delayMs 3000 · times 2', '* *network error · when after'],
      'POST /api/bdelayMs 0',
    ]);
    expect(active.queryByText(en.api.none)).toBeNull();
    expect(inspector().queryByRole('alert')).toBeNull();
    await put(scope, $controlError, 'The mock answered faults with 403');
    expect(inspector().getByRole('alert')).toHaveTextContent(
      `${en.api.refused}: The mock answered faults with 403`,
    );
    press(en.api.reset);
    expect(resets).toHaveLength(1);
    press(en.api.dropAll);
    await act(() => allSettled(scope));
    // The test has no mock, which therefore has its faults still.
    expect(scope.getState($apiFaults)).toEqual(faults);
  });

  it('suggests the calls that were made, each once and without its query', async () => {
    const scope = await showTab('api');
    for (const path of ['/api/a?x=1', '/api/a?x=2', '/api/b']) {
      const api = { kind: 'api', at: 1, method: 'GET', path, status: 200, durationMs: 1 };
      await fire(scope, phoneReported, { phone: 0, json: JSON.stringify(api) });
    }
    const options = [...document.querySelectorAll('#calls-seen option')];
    expect(options.map((option) => option.getAttribute('value'))).toEqual([
      ...['GET /api/a', 'GET /api/b'],
    ]);
  });
});

describe('the state', () => {
  it('shows each part of the native app under its own title, and nothing yet where there is none', async () => {
    const screenOf = {
      ...{ webViewState: { path: '/' }, tokens: { token: 'abc' }, nativeState: { theme: 'dark' } },
      ...{ media: { title: 'A' }, marketStatuses: [{ status: 0, payload: 'p' }] },
    };
    const scope = await showTab('state', { phones: [{}, {}], screen: screenOf });
    const titles = ['webView', 'tokens', 'nativeState', 'media', 'market'] as const;
    const shown = () =>
      titles.map((title) => {
        const part = inspector().getByRole('region', { name: en.state[title] });
        return part.querySelector('pre, p')?.textContent;
      });
    const text = (value: object) => JSON.stringify(value, null, 2);
    expect(shown()).toEqual([
      text({ path: '/' }),
      text({ token: '•••' }),
      text({ theme: 'dark' }),
      text({ title: 'A' }),
      text([{ status: 0, payload: 'p' }]),
    ]);
    const signedOut = callsOf(nativeSignOutClicked, scope);
    press(en.state.signOut);
    expect(signedOut).toEqual([0]);
    await fire(scope, phoneSelected, 1);
    expect(shown()).toEqual(titles.map(() => en.state.none));
    expect(inspector().getByRole('button', { name: en.state.signOut })).toBeDisabled();
  });
});

describe('the bridge', () => {
  it('finds a method or an event by its name or by its meaning', async () => {
    await showTab('bridge');
    const search = inspector().getByRole('textbox', { name: en.bridge.search });
    const found = (text: string) => {
      type(search, text);
      return inspector()
        .queryAllByRole('article')
        .map((article) => article.getAttribute('aria-label'));
    };
    expect(found(' DEEPLINK ')).toEqual(['openDeepLink', 'deepLink']);
    expect(found('empty text when logged out')).toEqual(['getTokens']);
    expect(found('nothing like it')).toEqual([]);
  });

  it('breaks a method in the running page, and calls it with what was typed', async () => {
    const scope = await showTab('bridge', { phones: [{}, { platform: 'ios' }] });
    await fire(scope, phoneSelected, 1);
    const faults = callsOf(setMethodFaultFx, scope);
    press(/^share/);
    const item = within(inspector().getByRole('article', { name: 'share' }));
    fireEvent.change(item.getByRole('combobox'), { target: { value: 'drop' } });
    fireEvent.change(item.getByRole('combobox'), { target: { value: '' } });
    expect(faults).toEqual([
      { phone: 1, method: 'share', kind: 'drop' },
      { phone: 1, method: 'share', kind: undefined },
    ]);
    const calls: unknown[] = [];
    const page = document.querySelectorAll('iframe')[1]!.contentWindow!;
    const share = { postMessage: (body: unknown) => void calls.push(body) };
    Object.assign(page, { webkit: { messageHandlers: { share } } });
    const args = item.getByRole('textbox', { name: `share: ${en.traffic.arguments}` });
    const tryIt = async (json: string, result: string) => {
      type(args, json);
      fireEvent.click(item.getByRole('button', { name: `${en.bridge.try} share` }));
      await expect
        .poll(() => item.queryByRole('status')?.textContent)
        .toBe(`${en.bridge.gave}: ${result}`);
    };
    await tryIt('{"title":"a"}', 'undefined');
    expect(calls).toEqual([{ title: 'a' }]);
    await tryIt('{', en.bridge.notJson);
    Object.assign(page, { webkit: undefined });
    await tryIt('{}', 'TypeError: The bridge has no method share');
    await fire(scope, phoneSelected, 0);
    expect(item.queryByRole('status')).toBeNull();
    await fire(scope, phoneSelected, 1);
    expect(item.getByRole('status')).toHaveTextContent('has no method share');
  });

  it('cannot have a method of a market on a phone without one', async () => {
    await showTab('bridge');
    const has = inspector().getByRole('switch', { name: en.bridge.has('marketPurchase') });
    expect(has).toBeDisabled();
    expect(has).not.toBeChecked();
    press(/^marketPurchase ?\(/);
    const item = within(inspector().getByRole('article', { name: 'marketPurchase' }));
    expect(item.getByText(en.bridge.notHere)).toBeVisible();
    expect(item.queryByRole('combobox')).toBeNull();
  });

  it('sends an event to all driven phones', async () => {
    const scope = await showTab('bridge', { phones: [{}, {}] });
    const events = callsOf(emitEventFx, scope);
    press(`${en.bridge.try} appPaused`);
    await fire(scope, settingsChosen, { drivesAll: true });
    press(`${en.bridge.try} mediaCommand`);
    await act(() => allSettled(scope));
    const payload = { command: 'seekTo', position: 12 };
    expect(events).toEqual([
      { phone: 0, name: 'appPaused', payload: undefined },
      { phone: 0, name: 'mediaCommand', payload },
      { phone: 1, name: 'mediaCommand', payload },
    ]);
    expect(scope.getState($config).drivesAll).toBe(true);
    // Each phone has its answers, and the second one has none to the event of the first alone.
    const answers = () =>
      ['appPaused', 'mediaCommand'].map(
        (name) =>
          within(inspector().getByRole('article', { name })).queryByRole('status')?.textContent,
      );
    expect(answers()).toEqual([en.stage.noBridge, en.stage.noBridge]);
    await fire(scope, phoneSelected, 1);
    expect(answers()).toEqual([undefined, en.stage.noBridge]);
  });
});

it('shows the storage of the selected phone, and sends native state to it alone', async () => {
  const scope = await showTab('state', { phones: [{}, {}] });
  const events = callsOf(emitEventFx, scope);
  for (const index of [0, 1]) phoneStorageOf(index).setItem('name', `phone ${index}`);
  // What is typed for one phone is not sent to another.
  type(inspector().getByRole('textbox', { name: en.state.nativeStateHint }), '{"typed":true}');
  await fire(scope, phoneSelected, 1);
  const stored = inspector().getByRole('region', { name: en.state.storage });
  expect(JSON.parse(stored.querySelector('pre')?.textContent ?? '')).toEqual({ name: 'phone 1' });
  press(en.state.send);
  await act(() => allSettled(scope));
  expect(events).toEqual([{ phone: 1, name: 'nativeState', payload: { theme: 'dark' } }]);
  for (const index of [0, 1]) phoneStorageOf(index).clear();
});

it.each([
  [{ client: 'CafeBazaar' }, true],
  [{ client: 'CafeBazaar', platform: 'ios' }, false],
  [{}, false],
] as const)('marks the market of a method for %j: %s', async (phone, isHere) => {
  await showTab('bridge', { phones: [{ ...phone, faults: { marketPurchase: 'late' } }] });
  press(/^marketPurchase ?\(/);
  const item = inspector().getByRole('article', { name: 'marketPurchase' });
  const marked = [...item.querySelectorAll(`.${bridge['here'] ?? 'here'}`)];
  expect(marked.map(({ textContent }) => textContent)).toEqual(isHere ? [en.bridge.on.market] : []);
  expect(item.querySelector('button')).toHaveTextContent(en.bridge.faults.late);
});
