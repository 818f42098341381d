import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { intentResumed, signInRequested } from '@/features/sign-in/intent';
import { tokensChanged } from '@/shared/api/tokens';
import { product } from '@/shared/i18n/fa/product';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import ProductPage from './view';
import { wishlistClicked } from './wishlist-toggle';

const detail2 = 'GET /api/audiobooks/1001/detail2';
const open = (extra: Record<string, unknown> = {}) =>
  renderPage(
    <ProductPage />,
    { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
    {
      answers: {
        ...playerAnswers,
        [detail2]: aDetail(),
        'GET /api/audiobooks/1001/comments': aPage([]),
        'GET /api/booksSearch': aPage([]),
        'POST /api/wishlist/items': aPage([]),
        'POST /api/wishlist/addItem': null,
        'POST /api/wishlist/removeItem': null,
        ...extra,
      },
    },
  );
const heart = () => screen.findByRole('button', { name: product.addWish });

it('adds the book to the wishlist and removes it', async () => {
  const { scope } = await open();
  void allSettled(tokensChanged, { scope, params: someTokens() });
  const button = await heart();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('sends a signed-out user to the sign-in page, and adds the book afterwards', async () => {
  const { scope, requests } = await open();
  const signInRequests = watchCalls(signInRequested, scope);
  await userEvent.click(await heart());
  const { productId = 0 } = aDetail().products[0] ?? {};
  const intent = { kind: 'addToWishlist', audioBookId: 1001, productId } as const;
  expect(signInRequests).toEqual([{ intent }]);
  void allSettled(tokensChanged, { scope, params: someTokens() });
  void allSettled(intentResumed, { scope, params: intent });
  expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  // The page sends other requests meanwhile, in no fixed order.
  const additions = () => requests.filter(({ url }) => url === '/api/wishlist/addItem');
  await expect.poll(additions).toMatchObject([{ body: { productId } }]);
});

it('is hidden for a title that is not for sale', async () => {
  const { scope, requests } = await open({ [detail2]: aDetail({ products: [] }) });
  const signInRequests = watchCalls(signInRequested, scope);
  await screen.findByRole('button', { name: product.playSample });
  expect(screen.queryByRole('button', { name: product.addWish })).toBeNull();
  void allSettled(wishlistClicked, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens() });
  void allSettled(wishlistClicked, { scope });
  expect(signInRequests).toEqual([]);
  expect(requests.filter(({ url }) => url.includes('addItem'))).toEqual([]);
});
