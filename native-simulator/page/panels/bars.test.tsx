import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { environments } from '@/shared/config/environments';
import { en } from '../i18n/en';
import { $config, $environment, settingsChosen } from '../model/config';
import { deepLinkOpened } from '../model/deep-links';
import { $lastEmission, emitEventFx } from '../model/frames';
import { shortcutsToggled } from '../model/panels';
import { scenarioChosen, scenarios } from '../model/scenarios';
import { homeRequested, lockRequested } from '../model/screens';
import { reloadPhoneFx } from '../model/sign-in';
import { completeDocument } from '../testing/complete-document';
import { callsOf, fire, put, showSimulator } from '../testing/show-simulator';
import { Icon } from '../ui/icon';

beforeEach(completeDocument);

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

it('shows and hides its panels, its list of keys, and the theme and language of the page', async () => {
  const scope = await showSimulator();
  for (const [name, label] of [
    [en.top.hideSetup, en.setup.label],
    [en.top.hideInspector, en.inspector.label],
  ] as const) {
    press(name);
    expect(screen.queryByRole('complementary', { name: label })).toBeNull();
    press(name);
    expect(screen.getByRole('complementary', { name: label })).toBeVisible();
  }
  const lists = callsOf(shortcutsToggled, scope);
  press(en.top.shortcuts);
  expect(lists).toHaveLength(1);
  const drawing = (of: HTMLElement) => of.querySelector('path')?.getAttribute('d');
  for (const [theme, icon] of [
    ['system', 'system'],
    ['light', 'sun'],
    ['dark', 'moon'],
  ] as const) {
    expect(scope.getState($config).theme).toBe(theme);
    const name = `${en.top.themeLabel}: ${en.top.theme[theme]}`;
    expect(drawing(button(name))).toBe(drawing(render(<Icon name={icon} />).container));
    press(name);
  }
  expect(scope.getState($config).theme).toBe('system');
  press(en.top.language);
  expect(scope.getState($config).language).toBe('fa');
  press('English');
  expect(scope.getState($config).language).toBe('en');
});

it('opens the scenario that is chosen, and says what it is about', async () => {
  const scope = await showSimulator();
  const chosen = callsOf(scenarioChosen, scope);
  const list = () => screen.getByRole('combobox', { name: en.top.scenario });
  const choose = (value: string) => fireEvent.change(list(), { target: { value } });
  expect(list()).toHaveDisplayValue(en.top.ownSetup);
  choose('1');
  const [, second] = scenarios;
  expect(chosen).toEqual([second?.scenario]);
  expect(list()).toHaveDisplayValue(second?.scenario.title.en ?? '');
  expect(list().closest('[title]')).toHaveAttribute('title', second?.scenario.about.en);
  choose('');
  expect(chosen).toHaveLength(1);
  // One from a file is not in the list.
  const title = { en: 'From a file', fa: '' };
  await fire(scope, scenarioChosen, { ...second!.scenario, title });
  expect(list()).toHaveDisplayValue('From a file');
});

it('has the keys of the selected phone, or of all that are driven', async () => {
  const scope = await showSimulator({ phones: [{}, {}] });
  const calls = [
    callsOf(emitEventFx, scope),
    callsOf(reloadPhoneFx, scope),
    callsOf(deepLinkOpened, scope),
    callsOf(homeRequested, scope),
    callsOf(lockRequested, scope),
  ];
  const pressKey = (name: string) =>
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name }));
  const link = () => screen.getByRole('combobox', { name: en.stage.deepLink });
  const pressAll = () => {
    pressKey(en.stage.back);
    pressKey(en.stage.reload);
    fireEvent.change(link(), { target: { value: '  ' } });
    fireEvent.submit(link().closest('form')!);
    expect(button(en.stage.open)).toBeDisabled();
    fireEvent.change(link(), { target: { value: ' /library ' } });
    pressKey(en.stage.open);
    pressKey(en.stage.home);
    pressKey(en.stage.lock);
    return calls.map((each) => each.splice(0));
  };
  fireEvent.click(screen.getByRole('button', { name: /^2/ }));
  const linked = (phone: number) => ({ phone, url: '/library' });
  const told = (phone: number, name: string) => ({ phone, name });
  expect(pressAll()).toEqual([
    [
      told(1, 'backPressed'),
      { phone: 1, name: 'deepLink', payload: { url: '/library' } },
      told(1, 'appPaused'),
    ],
    [1],
    [linked(1)],
    [{ phone: 1, isHome: true }],
    [{ phone: 1, isLocked: true }],
  ]);
  pressKey(en.stage.resume);
  pressKey(en.stage.unlock);
  expect(calls.map((each) => each.splice(0)).slice(3)).toEqual([
    [{ phone: 1, isHome: false }],
    [{ phone: 1, isLocked: false }],
  ]);
  fireEvent.click(screen.getByRole('switch', { name: en.stage.allPhones }));
  expect(scope.getState($config).drivesAll).toBe(true);
  expect(pressAll().slice(1)).toEqual([
    [0, 1],
    [linked(0), linked(1)],
    [
      { phone: 0, isHome: true },
      { phone: 1, isHome: true },
    ],
    [
      { phone: 0, isLocked: true },
      { phone: 1, isLocked: true },
    ],
  ]);
  pressKey(en.stage.rotate);
  expect(scope.getState($config).phones.map(({ isLandscape }) => isLandscape)).toEqual([
    ...[false, true],
  ]);
});

it.each([
  [true, en.stage.consumed],
  [false, en.stage.declined],
  [null, en.stage.noBridge],
])('says of the last event that the page answered %s', async (result, text) => {
  const scope = await showSimulator();
  const bar = () => within(screen.getByRole('toolbar')).queryByRole('status');
  expect(bar()).toBeNull();
  await put(scope, $lastEmission, { name: 'deepLink', result });
  expect(bar()).toHaveTextContent(`deepLink: ${text}`);
});

it('drives all phones only where there are several', async () => {
  const scope = await showSimulator();
  await fire(scope, settingsChosen, { drivesAll: true });
  expect(screen.queryByRole('switch', { name: en.stage.allPhones })).toBeNull();
});

it('marks the native tab of the page that a phone shows', async () => {
  await showSimulator({ phones: [{ tabBar: 'shown' }] });
  const tabs = within(screen.getByRole('navigation')).getAllByRole('button');
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([
    ...['false', 'true', 'false', 'false'],
  ]);
});

it('presses a native tab of one phone, or of all that are driven', async () => {
  const scope = await showSimulator({ phones: [{ tabBar: 'shown' }, { tabBar: 'shown' }] });
  const events = callsOf(emitEventFx, scope);
  const pressTab = () => {
    const [, second] = screen.getAllByRole('navigation');
    fireEvent.click(within(second as HTMLElement).getAllByRole('button')[2] as HTMLElement);
    return events.splice(0);
  };
  const told = (phone: number) => ({ phone, name: 'tabChanged', payload: { tab: 'search' } });
  expect(pressTab()).toEqual([told(1)]);
  await fire(scope, settingsChosen, { drivesAll: true });
  expect(pressTab()).toEqual([told(0), told(1)]);
});

it.each([
  ['50', 'scale(0.5)', '218px', '458px'],
  ['100', 'scale(1)', '436px', '916px'],
] as const)(
  'shows a phone of 412 × 892 in its frame at %s %%',
  async (zoom, transform, ...size) => {
    const scope = await showSimulator();
    await fire(scope, settingsChosen, { zoom });
    const phone = screen.getByRole('region', { name: en.setup.phone(1) });
    const body = phone.querySelector<HTMLElement>('[style*="transform"]');
    expect(body?.style).toMatchObject({ width: '436px', height: '916px', transform });
    const box = body?.parentElement?.style;
    expect([box?.width, box?.height]).toEqual(size);
  },
);

it.each(environments)('has native tabs in $name where the app has none', async (environment) => {
  const scope = await showSimulator();
  await put(scope, $environment, environment);
  const bars = screen.queryAllByRole('navigation');
  expect(bars).toHaveLength(environment.showsBottomBar ? 0 : 1);
});
