import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { RowButton, RowLink, RowList } from './row-list';

it('lists links with their values, and buttons', async () => {
  let presses = 0;
  render(
    <MemoryRouter>
      <RowList>
        <RowLink to="/wishlist" icon={null} label="Wishes" note="12 books" />
        <RowButton icon={null} label="Sign out" isLeaving onPress={() => (presses += 1)} />
      </RowList>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Wishes.*12 books/ })).toHaveAttribute(
    'href',
    '/wishlist',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(presses).toBe(1);
});
