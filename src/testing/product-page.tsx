import { screen } from '@testing-library/react';
import { allSettled } from 'effector';

import { productRetryClicked } from '@/pages/product/model';
import ProductPage from '@/pages/product/view';
import type { ApiRequest } from '@/shared/api/send';
import { tokensChanged } from '@/shared/api/tokens';
import { product } from '@/shared/i18n/fa/product';

import { aBookCard, aDetail, aPage } from './api-fixtures';
import { someRatings } from './comment-fixtures';
import type { TestScope } from './create-scope';
import { playerAnswers } from './player-fixtures';
import { aLibraryState } from './purchase-fixtures';
import { renderPage } from './render-page';
import { someTokens } from './session-fixtures';

/** The call that loads the book of the page. */
export const detail2 = 'GET /api/audiobooks/1001/detail2';
const answers = {
  ...playerAnswers,
  [detail2]: aDetail(),
  'GET /api/audiobooks/1001/comments': aPage([]),
  'GET /api/audiobooks/1001/ratings': someRatings(),
  'GET /api/booksSearch': ({ url }: ApiRequest) =>
    aPage([
      aBookCard(),
      url.includes('narratorId=501')
        ? aBookCard({ audioBookId: 1003, title: 'Boostan' })
        : aBookCard({ audioBookId: 1002, title: 'Golestan' }),
    ]),
};
/** The page of book 1001 for a visitor; `extra` replaces answers. */
export const openProductPage = (extra: Record<string, unknown> = {}): Promise<TestScope> =>
  renderPage(
    <ProductPage />,
    { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
    { answers: { ...answers, ...extra } },
  );

/** The same for a user who owns the book, or is signed in and has what `extra` says. */
export async function openOwnedProductPage(
  extra: Record<string, unknown> = {},
): Promise<TestScope> {
  const test = await openProductPage({
    'POST /api/library/state/1001': aLibraryState(1),
    ...extra,
  });
  await screen.findByRole('button', { name: product.playSample });
  // Not awaited: the scope settles only after the page's own timers.
  void allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
  void allSettled(productRetryClicked, { scope: test.scope });
  return test;
}
