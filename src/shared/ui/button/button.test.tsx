import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Button } from './button';

it('reports each press', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Buy</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('ignores presses while busy, and keeps its name and the focus', async () => {
  const onClick = vi.fn();
  const view = render(<Button onClick={onClick}>Buy</Button>);
  const button = screen.getByRole('button', { name: 'Buy' });
  button.focus();
  view.rerender(
    <Button isBusy onClick={onClick}>
      Buy
    </Button>,
  );
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Buy' })).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('does not submit its form while busy', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const view = render(
    <Button type="submit" isBusy>
      Send
    </Button>,
    { container: document.body.appendChild(document.createElement('form')) },
  );
  view.container.addEventListener('submit', onSubmit);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
