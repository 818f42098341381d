import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { watchGestures } from './watch-gestures';
import type { Gesture } from './recorder';

/** The gestures of a person in a page; here every event counts as one of a person. */
async function told(page: React.ReactNode, act: (person: typeof userEvent) => Promise<void>) {
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

it('names a button as a person hears it, and which of several', async () => {
  const page = (
    <>
      <button aria-label="Get">x</button>
      <button>
        <span aria-hidden="true">icon</span> Get
      </button>
      <button aria-hidden="true">Get</button>
    </>
  );
  const gestures = await told(page, (person) =>
    person.click(screen.getAllByRole('button', { name: 'Get' })[1]!),
  );
  expect(gestures).toEqual([{ kind: 'click', role: 'button', name: 'Get', nth: 1 }]);
});

it('tells what a field was filled with, and which are secrets', async () => {
  const page = (
    <>
      <label>
        Mobile <input type="tel" />
      </label>
      <input type="password" aria-label="Password" />
    </>
  );
  const gestures = await told(page, async (person) => {
    await person.type(screen.getByRole('textbox', { name: 'Mobile' }), '9');
    await person.type(screen.getByLabelText('Password'), 's');
    await person.keyboard('{Escape}');
  });
  expect(gestures).toEqual([
    { kind: 'fill', role: 'textbox', name: 'Mobile', value: '9' },
    { kind: 'fill', role: 'label', name: 'Password', value: 's', secret: 'password' },
    { kind: 'press', key: 'Escape' },
  ]);
});

it('tells nothing of what the page does to itself', () => {
  const gestures: Gesture[] = [];
  render(<button>Buy</button>);
  const end = watchGestures(document, (gesture) => gestures.push(gesture));
  screen.getByRole('button').click();
  end();
  expect(gestures).toEqual([]);
});
