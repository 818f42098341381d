import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { wishlistChangeRequested } from '@/features/wishlist/model';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import WishlistPage from '../view';

const items = () => within(screen.getByRole('list', { name: texts.list })).getAllByRole('listitem');

it('keeps a place for a title that was just added, also while several are being selected', async () => {
  const { scope } = await renderPage(
    <WishlistPage />,
    { routeId: 'wishlist', path: '/wishlist' },
    {
      tokens: someTokens(),
      answers: {
        'POST /api/wishlist/items': aPage([{ product: aBookCard(), categoryId: null }]),
        'POST /api/wishlist/categories/1': aPage([]),
        'POST /api/wishlist/addItem': null,
      },
    },
  );
  await screen.findByRole('link', { name: /Divan/ });
  const added = { productId: 7, isInWishlist: true, categoryId: null };
  await act(() => allSettled(wishlistChangeRequested, { scope, params: added }));
  expect(items()).toHaveLength(2);
  for (const item of items()) expect(item).not.toBeEmptyDOMElement();

  await userEvent.click(screen.getByRole('button', { name: texts.select }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  for (const item of items()) expect(item).not.toBeEmptyDOMElement();
});
