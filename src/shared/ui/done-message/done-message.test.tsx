import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { DoneMessage } from './done-message';

/** The task of a page, whose button goes when it is done. */
function Page({ isDone }: { isDone: boolean }) {
  return (
    <>
      <input aria-label="Search" />
      {isDone ? (
        <DoneMessage picture={null} title="Bought" text="Your credit is 5">
          <a href="/library">Library</a>
        </DoneMessage>
      ) : (
        <button type="button">Pay</button>
      )}
    </>
  );
}

it.each([
  ['takes over the focus of the button that has gone', 'button', 'Bought'],
  ['leaves a focus elsewhere alone', 'textbox', null],
])('is announced, and %s', (_, role, focused) => {
  const { rerender } = render(<Page isDone={false} />);
  const before = screen.getByRole(role);
  before.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  rerender(<Page isDone />);
  expect(screen.getByRole('status')).toHaveTextContent('BoughtYour credit is 5');
  expect(focused === null ? before : screen.getByText(focused)).toHaveFocus();
  expect(focus.mock.calls).toEqual(focused === null ? [] : [[{ preventScroll: true }]]);
});
