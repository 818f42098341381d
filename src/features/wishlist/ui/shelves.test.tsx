import { render } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { contentTypes } from '@/shared/api/contract/codes';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import { shelvesShown } from '../shelves';

import Shelves from './shelves';

/** The shelves of a signed-in user, with these titles on them. */
async function show(shelves: readonly object[], wishes: readonly object[]) {
  const { scope } = await createTestScope({
    answers: {
      'POST /api/wishlist/items': aPage(wishes),
      'POST /api/wishlist/categories/1': aPage(shelves),
    },
  });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(shelvesShown, { scope });
  return render(
    <Provider value={scope}>
      <MemoryRouter>
        <Shelves />
      </MemoryRouter>
    </Provider>,
  );
}

it('shows eight shelves at most, in their order, and the way to a new one', async () => {
  const shelves = Array.from({ length: 9 }, (_, index) => ({
    ...{ id: index + 1, title: `Shelf ${index + 1}.`, count: 0 },
  }));
  const { getAllByRole } = await show(shelves, []);
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...shelves.slice(0, 8).map(({ id }) => `/wishlist?category=${id}`),
    '/wishlist#newShelf',
  ]);
});

it.each([contentTypes.capsule, contentTypes.audioSeries])(
  'shows of the newest title of type %i its picture alone, which is too small for marks',
  async (contentType) => {
    const product = aBookCard({ contentType, duration: 900 });
    const night = { id: 1, title: 'Night', count: 1 };
    const { getByRole } = await show([night], [{ product, categoryId: 1 }]);
    const shelf = getByRole('link', { name: /Night/ });
    expect(shelf.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'book');
    expect(shelf.querySelector('svg')).toBeNull();
  },
);
