import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { allSettled, fork, type UnitTargetable } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';

import { outlineOf } from '@/testing/outline';

import { pageStarted, phoneAdded, settingsChosen } from './model/config';
import { phoneReported } from './model/frames';
import { inspectorTabChosen, inspectorTabs, shortcutsToggled } from './model/panels';
import { $recording } from './model/recording';
import { Simulator } from './simulator';

// What the document of the tests lacks.
beforeEach(() => {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The test has no server'));
  window.history.replaceState(null, '', '/native-simulator/');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

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
