import { fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Entry, Recording } from '../../recording/recording';
import { en } from '../i18n/en';
import { $environment } from '../model/config';
import {
  $isRecordingFull,
  $recordedEntries,
  $recording,
  $recordingError,
  recordToggled,
} from '../model/recording';
import { replayToggled } from '../model/replay';
import { $replay, noReplay } from '../model/replay-state';
import {
  $session,
  $sessionErrors,
  recordingDownloaded,
  sessionsLoaded,
  specCopied,
  specDownloaded,
} from '../model/sessions';
import { inspectorTabChosen } from '../model/panels';
import { completeDocument } from '../testing/complete-document';
import { callsOf, fire, put, showSimulator } from '../testing/show-simulator';

/** The log that was scrolled last, which jsdom cannot do. */
let scrolled: unknown[] = [];
beforeEach(() => {
  completeDocument();
  scrolled = [];
  Element.prototype.scrollTo = function scrollTo(this: Element, ...to: unknown[]) {
    scrolled = [this.getAttribute('aria-label'), ...to];
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const files = { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, files));
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

const entries: Entry[] = [
  { kind: 'route', ms: 0, path: '/' },
  { kind: 'call', ms: 1, method: 'exit', args: {}, error: 'No exit' },
  { kind: 'fill', ms: 2, role: 'label', name: 'Password', value: '', secret: 'password', nth: 0 },
  { kind: 'api', ms: 3, method: 'GET', path: '/api/a', status: 0 },
  { kind: 'press', ms: 4, key: 'Escape' },
];
const recordingOn = (platform: 'android' | 'ios', environment: string): Recording => ({
  ...{ format: 'shenidar-recording', version: 1, name: `On ${platform}`, entries },
  launch: {
    // The second one was recorded elsewhere, by a client that does not exist here.
    client: platform === 'ios' ? '99' : '12',
    ...{ platform, path: '/clp', persona: null },
    environment: environment as Recording['launch']['environment'],
  },
});
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const linesOf = () =>
  within(screen.getByRole('list', { name: en.session.log }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The tab of the session with recordings of two phones, made in this environment or in another one. */
async function showSessions(isOther = false) {
  const scope = await showSimulator();
  await fire(scope, inspectorTabChosen, 'session');
  expect(screen.getByText(en.session.intro)).toBeVisible();
  expect(button(en.session.replay)).toBeDisabled();
  const { name } = scope.getState($environment);
  const other = name === 'pwa' ? 'app-webview-dev' : 'pwa';
  const environment = isOther ? other : name;
  await fire(scope, sessionsLoaded, [
    recordingOn('android', environment),
    recordingOn('ios', environment),
  ]);
  return { scope, environment };
}

it('names, chooses, saves, copies and replays a session by a control for each', async () => {
  const { scope } = await showSessions();
  expect(screen.queryByText(en.session.intro)).toBeNull();
  const choices = within(screen.getByRole('radiogroup', { name: en.session.whose }));
  expect(choices.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    ...['1 · Android', '2 · iOS'],
  ]);
  fireEvent.click(choices.getByRole('radio', { name: '2 · iOS' }));
  const name = screen.getByRole('textbox', { name: en.session.name });
  expect(name).toHaveValue('On ios');
  fireEvent.change(name, { target: { value: 'Mine' } });
  expect(scope.getState($session)?.name).toBe('Mine');
  for (const [label, unit] of [
    [en.session.downloadLabel, recordingDownloaded],
    [en.session.specLabel, specDownloaded],
    [en.session.copySpec, specCopied],
    [en.session.replay, replayToggled],
  ] as const) {
    const calls = callsOf(unit, scope);
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    press(label);
    expect([label, calls.length]).toEqual([label, 1]);
  }
  expect(scope.getState($replay).problem).toEqual({ kind: 'client', about: '99' });
});

it('says while a recording starts that it does, and takes no second press', async () => {
  vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
  const { scope } = await showSessions();
  void allSettled(recordToggled, { scope });
  const starting = await screen.findByRole('button', { name: en.session.starting });
  expect(starting).toBeDisabled();
  expect(button(en.session.replay)).toBeDisabled();
});

it('is a line for the launch and for each action, which opens to what followed', async () => {
  const { environment } = await showSessions();
  const launch = `${en.session.launch}iGap · Android · ${en.setup.signedOut} · /clp · ${environment}2`;
  const fill = 'FillPassword the password no. 11';
  expect(linesOf()).toEqual([launch, fill, 'KeyEscape  ']);
  const heads = within(screen.getByRole('list', { name: en.session.log })).getAllByRole('button');
  for (const head of heads) fireEvent.click(head);
  expect(linesOf()).toEqual([
    `${launch}Route/  CallexitNo exit `.replace('Callexit', 'Callexit '),
    ...['Route/  ', 'Callexit No exit '],
    `${fill}APIGET /api/a ✕ `,
    ...['APIGET /api/a ✕ ', 'KeyEscape  '],
  ]);
  expect(heads[2]).toBeDisabled();
  expect(document.querySelectorAll('[data-failed=true]')).toHaveLength(1);
});

it('closes the steps when another session is shown, and keeps them open under a new name', async () => {
  const { scope, environment } = await showSessions();
  const heads = (of = {}) =>
    within(screen.getByRole('list', { name: en.session.log })).queryAllByRole('button', of);
  const openFirst = () => fireEvent.click(heads()[0] as HTMLElement);
  openFirst();
  fireEvent.change(screen.getByRole('textbox', { name: en.session.name }), {
    target: { value: 'Mine' },
  });
  expect(heads({ expanded: true })).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: '2 · iOS' }));
  expect(heads({ expanded: true })).toEqual([]);
  openFirst();
  await fire(scope, sessionsLoaded, [recordingOn('ios', environment)]);
  expect(heads({ expanded: true })).toEqual([]);
});

it('marks the steps that a replay has done, and the one that it is at', async () => {
  const { scope } = await showSessions();
  const recording = scope.getState($session);
  const states = async (next: number) => {
    await put(scope, $replay, { ...noReplay, isRunning: true, recording, next });
    return [...document.querySelectorAll('[data-state]')].map((each) =>
      each.getAttribute('data-state'),
    );
  };
  expect(await states(1)).toEqual(['now', '', '']);
  expect(await states(2)).toEqual(['done', 'now', '']);
  expect(await states(5)).toEqual(['done', 'done', 'done']);
  expect(screen.getByText(en.session.playing(5, 5))).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '5');
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', '5');
  expect(button(en.session.stopReplay)).toBeEnabled();
});

it('says each thing that went wrong under its own title', async () => {
  const { scope, environment } = await showSessions(true);
  const notices = () =>
    screen.queryAllByRole('alert').map((alert) => [
      alert.firstChild?.textContent,
      ...within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ]);
  expect(notices()).toEqual([]);
  expect(screen.getByRole('note')).toHaveTextContent(en.session.otherEnvironment(environment));
  await put(scope, $sessionErrors, ['a', 'b']);
  await put(scope, $recordingError, 'no mock');
  await put(scope, $isRecordingFull, true);
  const problem = { kind: 'client', about: '99' } as const;
  await put(scope, $replay, { ...noReplay, problem });
  const before = [
    [en.session.badFile, 'a', 'b'],
    [en.session.failed, 'no mock'],
    [en.session.full, en.session.fullHint('20,000')],
  ];
  expect(notices()).toEqual([...before, [en.session.unknownClient, '99']]);
  await put(scope, $replay, { ...noReplay, problem: { ...problem, kind: 'failure' } });
  expect(notices()).toEqual([...before, [en.session.failed, '99']]);
});

it('shows what is being recorded instead of the last session, with its time and its number', async () => {
  const { scope } = await showSessions();
  expect(screen.queryByText(en.session.recording)).toBeNull();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await put(scope, $recording, { phones: [0], at: 1_000_000 });
    expect(screen.getByText(en.session.waiting)).toBeVisible();
    expect(screen.getByText(en.session.recording)).toHaveRole('status');
    await put(scope, $recordedEntries, entries.slice(0, 1));
    const timer = () => screen.getByRole('timer').textContent;
    expect(timer()).toBe(`0:00 · ${en.session.entries(1)}`);
    now.mockReturnValue(1_000_000 + 125_999);
    await fire(scope, inspectorTabChosen, 'session');
    vi.advanceTimersByTime(500);
    await put(scope, $recordedEntries, entries.slice(0, 2));
    expect(timer()).toBe(`2:05 · ${en.session.entries(2)}`);
  } finally {
    vi.useRealTimers();
  }
  expect(linesOf()).toEqual([`${en.session.launch}2`]);
  // Its end stays in view.
  expect(scrolled).toEqual([en.session.log, { top: 0 }]);
  expect(screen.queryByRole('textbox', { name: en.session.name })).toBeNull();
  expect(button(en.session.replay)).toBeDisabled();
  expect(screen.getByRole('button', { name: new RegExp(`^${en.session.stop}`) })).toBeEnabled();
});
