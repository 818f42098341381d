import { render, screen } from '@testing-library/react';
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
