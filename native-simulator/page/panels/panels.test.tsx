import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled, createWatch } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { en } from '../i18n/en';
import { addApiFaultFx } from '../model/api-control';
import { $config, settingsChosen } from '../model/config';
import { emitEventFx, notifyNetworkFx, phoneReported } from '../model/frames';
import { inspectorTabChosen, shortcutsToggled, type InspectorTab } from '../model/panels';
import { $screens, phonesWiped } from '../model/screens';
import { phoneStorageOf } from '../phone/phone-launch';
import { completeDocument } from '../testing/complete-document';
import { callsOf, fire, showSimulator } from '../testing/show-simulator';

beforeEach(completeDocument);

const showTab = async (tab: InspectorTab, phones: Parameters<typeof showSimulator>[0] = {}) => {
  const scope = await showSimulator(phones);
  await fire(scope, inspectorTabChosen, tab);
  return scope;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = (field: HTMLElement) => fireEvent.submit(field.closest('form') as HTMLFormElement);

describe('the settings', () => {
  it('sign a phone out, on the web and in its native app, before another persona is signed in', async () => {
    const scope = await showSimulator({ phones: [{ platform: 'web', persona: 'collector' }] });
    const wiped = { phone: 0, persona: 'collector', tokens: { token: 't' } } as const;
    await fire(scope, phonesWiped, [wiped]);
    const [own, other] = [phoneStorageOf(0), phoneStorageOf(1)];
    for (const storage of [own, other]) storage.setItem('access_token', 'a');
    type(screen.getByRole('combobox', { name: en.setup.persona }), 'spender');
    await act(() => allSettled(scope));
    expect(scope.getState($config).phones[0]?.persona).toBe('spender');
    expect(scope.getState($screens)[0]?.tokens).toBeNull();
    expect([own, other].map((storage) => storage.getItem('access_token'))).toEqual([null, 'a']);
    other.clear();
  });

  it('name each choice by its own text, and choose nothing at a press on the words above', async () => {
    const scope = await showSimulator({ phones: [{ tabBar: 'hidden' }] });
    await fire(scope, settingsChosen, { network: 'offline', zoom: '50' });
    const before = scope.getState($config);
    const setUp = screen.getByRole('complementary', { name: en.setup.label });
    for (const group of within(setUp).getAllByRole('radiogroup')) {
      for (const choice of within(group).getAllByRole('radio'))
        expect(choice).toHaveAccessibleName(choice.textContent);
    }
    for (const words of [en.setup.platform, en.setup.tabBar, en.setup.network, en.setup.zoom])
      fireEvent.click(within(setUp).getByText(words));
    expect(scope.getState($config)).toEqual(before);
  });

  it('take a field of the token set back when its text is removed', async () => {
    const scope = await showSimulator({
      phones: [{ tokenEdits: { 'client-id': '9', adsId: 'x' } }],
    });
    const field = screen.getByRole('textbox', { name: 'client-id', hidden: true });
    expect(field).toHaveValue('9');
    type(field, '');
    submit(field);
    expect(scope.getState($config).phones[0]?.tokenEdits).toEqual({ adsId: 'x' });
  });

  it.each([
    ['/pdp/1001?x=1', '/pdp/1001?x=1'],
    ['library', '/library'],
    // The page of another server.
    ['//elsewhere.test/', '/elsewhere.test/'],
    ['', '/'],
  ])('open the path %j as %s', async (typed, path) => {
    const scope = await showSimulator({ phones: [{ path: '/clp' }] });
    const field = screen.getByRole('textbox', { name: en.setup.path });
    type(field, typed);
    expect(scope.getState($config).phones[0]?.path).toBe('/clp');
    submit(field);
    expect(scope.getState($config).phones[0]?.path).toBe(path);
  });

  it('tell the pages of another network once their frames have it', async () => {
    const scope = await showSimulator();
    const seen: unknown[] = [];
    createWatch({
      unit: notifyNetworkFx,
      scope,
      fn: () => seen.push(document.querySelector('iframe')?.dataset['network']),
    });
    fireEvent.click(screen.getByRole('radio', { name: en.setup.networks.offline }));
    await expect.poll(() => seen).toEqual(['offline']);
    expect(scope.getState($config).network).toBe('offline');
  });
});

it('closes the list of shortcuts by Escape, and can show it again', async () => {
  const scope = await showSimulator();
  for (let time = 0; time < 2; time += 1) {
    await fire(scope, shortcutsToggled, undefined);
    const dialog = screen.getByRole('dialog', { name: en.keys.title });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog', { name: en.keys.title })).toBeNull();
  }
});

describe('the bridge', () => {
  it('is that of an old app only where it lacks all that such an app lacks', async () => {
    const scope = await showTab('bridge');
    const old = () => screen.getByRole('button', { name: en.bridge.oldApp });
    const has = (name: string) => screen.getByRole('switch', { name: en.bridge.has(name) });
    fireEvent.click(has('share'));
    expect(old()).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(old());
    expect(old()).toHaveAttribute('aria-pressed', 'true');
    const lacks = scope.getState($config).phones[0]?.without ?? [];
    expect(lacks).toContain('rateApp');
    fireEvent.click(has('share'));
    expect(scope.getState($config).phones[0]?.without).toEqual(
      lacks.filter((name) => name !== 'share'),
    );
    fireEvent.click(screen.getByRole('button', { name: en.bridge.full }));
    expect(scope.getState($config).phones[0]?.without).toEqual([]);
  });

  it.each([
    ['takes', true, en.stage.consumed],
    ['refuses', false, en.stage.declined],
    ['has no bridge for', null, en.stage.noBridge],
  ])('says of an event that the page %s it', async (_what, consumed, text) => {
    await showTab('bridge');
    const page = document.querySelector('iframe')!.contentWindow!;
    if (consumed !== null) Object.assign(page, { __sim: { emit: () => consumed } });
    press(`${en.bridge.try} backPressed`);
    const item = screen.getByRole('article', { name: 'backPressed' });
    expect(await within(item).findByRole('status')).toHaveTextContent(text);
  });

  it('sends an object as native state, and nothing else', async () => {
    const scope = await showTab('state');
    const events = callsOf(emitEventFx, scope);
    const field = screen.getByRole('textbox', { name: en.state.nativeStateHint });
    for (const wrong of ['[1]', '{', 'null', '1']) {
      type(field, wrong);
      press(en.state.send);
      expect(screen.getByRole('alert')).toHaveTextContent(en.state.notObject);
    }
    type(field, '{"theme":"dark"}');
    press(en.state.send);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events).toEqual([{ phone: 0, name: 'nativeState', payload: { theme: 'dark' } }]);
  });
});

it('shows the lines of the log with their data, also where that is nothing to speak of', async () => {
  const data = [0, false, null, '', { place: 0 }, undefined];
  const log = data.map((each) => ({ level: 'warn', time: 1, message: 'Read:', data: each }));
  await showTab('state', { screen: { log } });
  const lines = screen.getByRole('region', { name: en.state.log });
  expect(
    within(lines)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', 'false', 'null', '""', '{"place":0}', ''].map((shown) => `warnRead: ${shown}`));
});

it('adds a fault for one call, or until it is removed', async () => {
  const scope = await showTab('api');
  const faults = callsOf(addApiFaultFx, scope);
  const call = screen.getByRole('combobox', { name: en.api.call });
  type(call, 'post /api/orders?x=1');
  press(en.api.add);
  fireEvent.click(screen.getByRole('radio', { name: en.api.always }));
  press(en.api.add);
  type(call, 'nothing');
  expect(screen.getByRole('button', { name: en.api.add })).toBeDisabled();
  const fault = { method: 'POST', path: '/api/orders', status: 500 };
  expect(faults).toEqual([{ ...fault, times: 1 }, fault]);
});

describe('the traffic', () => {
  const report = (path: string, durationMs = 5) =>
    JSON.stringify({ kind: 'api', at: 1, method: 'GET', path, status: 200, durationMs });

  it('follows its end, until the user scrolls up to read', async () => {
    const scope = await showTab('traffic');
    const show = (path: string) => fire(scope, phoneReported, { phone: 0, json: report(path) });
    await show('/api/first');
    const list = screen.getByRole('list', { name: en.inspector.traffic });
    const height = vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(500);
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(100);
    await show('/api/second');
    expect(list.scrollTop).toBe(500);
    list.scrollTop = 200;
    fireEvent.scroll(list);
    height.mockReturnValue(600);
    await show('/api/third');
    expect(list.scrollTop).toBe(200);
    list.scrollTop = 470;
    fireEvent.scroll(list);
    await show('/api/fourth');
    expect(list.scrollTop).toBe(600);
  });

  it.each([
    [999, '200 999 ms'],
    [1000, '200 1.0 s'],
    [2340, '200 2.3 s'],
  ])('shows an answer after %i ms as %s', async (ms, text) => {
    const scope = await showTab('traffic');
    await fire(scope, phoneReported, { phone: 0, json: report('/api/slow', ms) });
    const list = screen.getByRole('list', { name: en.inspector.traffic });
    expect(within(list).getByText(text)).toBeVisible();
  });

  it.each([
    { kind: 'call', id: 1, method: 'getTokens', args: {}, error: null, answer: '' },
    { kind: 'event', event: 'tabChanged', payload: 0 },
    { kind: 'event', event: 'tabChanged', payload: false },
  ])('shows also what is nothing to speak of: %o', async (entry) => {
    const scope = await showTab('traffic');
    await fire(scope, phoneReported, { phone: 0, json: JSON.stringify({ at: 1, ...entry }) });
    const list = screen.getByRole('list', { name: en.inspector.traffic });
    fireEvent.click(within(list).getByRole('button', { expanded: false }));
    const label = entry.kind === 'call' ? en.traffic.answer : en.traffic.payload;
    expect(within(list).getByText(label)).toBeVisible();
  });

  it('tells what a platform does not have from what a phone did not do', async () => {
    const phones = [{ platform: 'android' as const }, { platform: 'ios' as const }];
    const scope = await showTab('traffic', { phones });
    await fire(scope, settingsChosen, { drivesAll: true });
    const call = { kind: 'call', id: 1, at: 2, method: 'goToLibraryTab', args: {}, error: null };
    await fire(scope, phoneReported, { phone: 0, json: JSON.stringify(call) });
    expect(await screen.findByRole('img', { name: en.traffic.unsupported('2') })).toHaveTextContent(
      '∅ 2',
    );
  });

  it('counts phones from one where they differ', async () => {
    const scope = await showTab('traffic', { phones: [{}, { without: ['share'] }] });
    await fire(scope, settingsChosen, { drivesAll: true });
    const call = { kind: 'call', id: 1, at: 2, method: 'hideTabs', args: {}, error: null };
    await fire(scope, phoneReported, { phone: 0, json: JSON.stringify(call) });
    expect(await screen.findByRole('img', { name: en.traffic.missing('2') })).toHaveTextContent(
      '− 2',
    );
  });
});
