import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { watchGestures } from './watch-gestures';
import type { Gesture } from './recorder';

/** The gestures that are reported for user events, which jsdom never marks as trusted. */
async function gesturesOf(page: React.ReactNode, act: (user: typeof userEvent) => Promise<void>) {
  const gestures: Gesture[] = [];
  render(page);
  const end = watchGestures(
    document,
    (gesture) => gestures.push(gesture),
    () => true,
  );
  await act(userEvent);
  end();
  return gestures.map(({ at, ...gesture }) => (at > 0 ? gesture : null));
}

it('names a button by its accessible name and its place among several', async () => {
  const page = (
    <>
      <button aria-label="Get">x</button>
      <button>
        <span aria-hidden="true">icon</span> Get
      </button>
      <button aria-hidden="true">Get</button>
    </>
  );
  const gestures = await gesturesOf(page, (user) =>
    user.click(screen.getAllByRole('button', { name: 'Get' })[1]!),
  );
  expect(gestures).toEqual([{ kind: 'click', role: 'button', name: 'Get', nth: 1 }]);
});

it('reports the value of a field, and which fields are secret', async () => {
  const page = (
    <>
      <label>
        Mobile <input type="tel" />
      </label>
      <input type="password" aria-label="Password" />
      <input type="text" autoComplete="current-password" aria-label="Shown password" />
      <input type="text" autoComplete="new-password" aria-label="New password" />
      <input type="tel" autoComplete="one-time-code" aria-label="Code" />
    </>
  );
  const gestures = await gesturesOf(page, async (user) => {
    await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '9');
    await user.type(screen.getByLabelText('Password'), 's');
    for (const name of ['Shown password', 'New password', 'Code'])
      await user.type(screen.getByRole('textbox', { name }), '1');
    await user.keyboard('{Escape}');
  });
  expect(gestures).toEqual([
    { kind: 'fill', role: 'textbox', name: 'Mobile', value: '9' },
    { kind: 'fill', role: 'label', name: 'Password', value: 's', secret: 'password' },
    { kind: 'fill', role: 'textbox', name: 'Shown password', value: '1', secret: 'password' },
    { kind: 'fill', role: 'textbox', name: 'New password', value: '1', secret: 'password' },
    { kind: 'fill', role: 'textbox', name: 'Code', value: '1', secret: 'code' },
    { kind: 'press', key: 'Escape' },
  ]);
});

it('reports nothing after it was stopped', async () => {
  const page = (
    <>
      <button>Buy</button>
      <input aria-label="Code" />
    </>
  );
  const after: Gesture[] = [];
  render(page);
  const stop = watchGestures(
    document,
    (gesture) => after.push(gesture),
    () => true,
  );
  stop();
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '1{Enter}{Escape}');
  expect(after).toEqual([]);
});

it('reports no click that the page makes itself', () => {
  const gestures: Gesture[] = [];
  render(<button>Buy</button>);
  const end = watchGestures(document, (gesture) => gestures.push(gesture));
  screen.getByRole('button').click();
  end();
  expect(gestures).toEqual([]);
});

it('reports a press on the words of a label once, as the press of its control', async () => {
  const page = (
    <label>
      <b>Remember</b> <input type="checkbox" />
    </label>
  );
  const gestures = await gesturesOf(page, (user) => user.click(screen.getByText('Remember')));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(gestures).toEqual([{ kind: 'click', role: 'checkbox', name: 'Remember' }]);
});

it('reports no press of a field that it fills, nor of what has no name', async () => {
  const page = (
    <>
      <input aria-label="Search" />
      <textarea aria-label="Comment" />
      <button />
      <p>Text</p>
    </>
  );
  const gestures = await gesturesOf(page, async (user) => {
    for (const field of screen.getAllByRole('textbox')) await user.click(field);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByText('Text'));
  });
  expect(gestures).toEqual([]);
});

const enter = { kind: 'press', key: 'Enter' };
it.each<[what: string, page: React.ReactNode, isReported: boolean]>([
  ['a field without a form', <input key="a" data-testid="at" />, true],
  [
    'a field of a form with a button, which the browser presses',
    <form key="a">
      <input data-testid="at" />
      <button>Send</button>
    </form>,
    false,
  ],
  [
    'a field of a form whose button is disabled',
    <form key="a">
      <input data-testid="at" />
      <button disabled>Send</button>
    </form>,
    true,
  ],
  [
    'a field of a form whose button sends nothing',
    <form key="a">
      <input data-testid="at" />
      <button type="button">Send</button>
    </form>,
    true,
  ],
  [
    'a text of several lines',
    <form key="a">
      <textarea data-testid="at" />
      <button>Send</button>
    </form>,
    true,
  ],
  ...(['submit', 'image'] as const).map((type): [string, React.ReactNode, boolean] => [
    `a field of a form with an input of the type ${type}`,
    <form key="a">
      <input data-testid="at" />
      <input type={type} alt="Send" />
    </form>,
    false,
  ]),
  ['a button, which the browser presses', <button key="a" data-testid="at" />, false],
])('reports Enter in %s', async (_what, page, isReported) => {
  const gestures = await gesturesOf(page, () => {
    fireEvent.keyDown(screen.getByTestId('at'), { key: 'Enter' });
    return Promise.resolve();
  });
  expect(gestures).toEqual(isReported ? [enter] : []);
});

it('leaves the keys of a text that is being composed to the keyboard', () => {
  const gestures: Gesture[] = [];
  render(<input aria-label="Search" />);
  const end = watchGestures(
    document,
    (gesture) => gestures.push(gesture),
    () => true,
  );
  for (const isComposing of [true, false])
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing });
  end();
  expect(gestures).toMatchObject([enter]);
});

it.each<[role: string, page: React.ReactNode, kind: 'fill' | 'click']>([
  ['label', <input key="a" type="password" aria-label="A" />, 'fill'],
  ['textbox', <textarea key="a" aria-label="A" />, 'fill'],
  ['slider', <input key="a" type="range" aria-label="A" />, 'fill'],
  [
    'combobox',
    <select key="a" aria-label="A">
      <option>x</option>
    </select>,
    'fill',
  ],
  ...(['checkbox', 'radio'] as const).map((type): [string, React.ReactNode, 'click'] => [
    type,
    <input type={type} aria-label="A" />,
    'click',
  ]),
  ...(['submit', 'reset', 'button'] as const).map((type): [string, React.ReactNode, 'click'] => [
    'button',
    <input type={type} value="A" />,
    'click',
  ]),
])('either fills or presses a control of the role %s', async (role, page, kind) => {
  const gestures = await gesturesOf(page, () => {
    const control = document.querySelector('input, textarea, select') as HTMLElement;
    fireEvent.click(control);
    fireEvent.input(control);
    return Promise.resolve();
  });
  expect(gestures).toMatchObject([{ kind, role, name: 'A' }]);
});

it('names the control that is pressed within a shadow root', async () => {
  const gestures = await gesturesOf(<div data-testid="host" />, () => {
    const root = screen.getByTestId('host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>Buy</button>';
    fireEvent.click(root.querySelector('button') as Element);
    return Promise.resolve();
  });
  expect(gestures).toEqual([{ kind: 'click', role: 'button', name: 'Buy' }]);
});
