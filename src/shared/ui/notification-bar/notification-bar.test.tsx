import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test, vi } from 'vitest';

import { NotificationBar, type NotificationKind } from './notification-bar';

function show(kind: NotificationKind = 'info') {
  const events = { onClosed: vi.fn(), onHeld: vi.fn() };
  render(<NotificationBar notification={{ kind, text: 'Saved' }} closeLabel="Close" {...events} />);
  return events;
}

test.each([
  ['info', 'status'],
  ['other', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('announces %s as %s', (kind, role) => {
  show(kind);
  expect(screen.getByRole(role, { name: 'Saved' })).toBeTruthy();
});

it('is not there without a notification', () => {
  const { container } = render(
    <NotificationBar
      notification={null}
      closeLabel="Close"
      onClosed={() => undefined}
      onHeld={() => undefined}
    />,
  );
  expect(container.textContent).toBe('');
});

it('reports hover and focus, and their end', async () => {
  // The test's document knows no visible focus.
  vi.spyOn(HTMLButtonElement.prototype, 'matches').mockReturnValue(true);
  const { onHeld } = show();
  await userEvent.hover(screen.getByText('Saved'));
  await userEvent.unhover(screen.getByText('Saved'));
  await userEvent.tab();
  await userEvent.tab();
  expect(onHeld.mock.calls.flat()).toEqual([true, false, true, false]);
});

it('closes by its button', async () => {
  const { onClosed } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it('reuses one element for successive notifications', () => {
  const bar = (kind: NotificationKind, text: string) => (
    <NotificationBar
      notification={{ kind, text }}
      closeLabel="Close"
      onClosed={() => undefined}
      onHeld={() => undefined}
    />
  );
  const { rerender } = render(bar('error', 'First'));
  const first = screen.getByRole('alert');
  rerender(bar('info', 'Second'));
  expect(screen.getByRole('status', { name: 'Second' })).toBe(first);
});
