import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import type { MyRate } from '@/entities/rating/model';
import { tokensChanged } from '@/shared/api/tokens';
import { comments } from '@/shared/i18n/fa/comments';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { someRatings } from '@/testing/comment-fixtures';
import { openProductPage } from '@/testing/product-page';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { $rateBefore } from '../rate';

import { OwnRate } from './own-rate';

it('says and marks the own rate, which a press of a star gives, and the way back takes away', async () => {
  let mine: MyRate = 0;
  const { scope, requests } = await openProductPage({
    'GET /api/audiobooks/1001/ratings': () => someRatings({ mine }),
    'POST /api/audiobooks/rate': ({ body }: { body: { rate: MyRate } }) => {
      mine = body.rate;
      return { rate: 4.5, count: 11 };
    },
    'POST /api/library/state/1001': aLibraryState(3),
  });
  void allSettled(tokensChanged, { scope, params: someTokens() });
  const stars = within(await screen.findByRole('group', { name: comments.yourRate }));
  const star = (count: number) =>
    stars.getByRole('radio', { name: comments.rate(formatNumber(count)) });
  const marked = () => [1, 2, 3, 4, 5].filter((count) => (star(count) as HTMLInputElement).checked);
  const says = (text: string) =>
    expect
      .poll(() => screen.getAllByRole('status').map((each) => each.textContent))
      .toContain(text);
  const sent = () =>
    requests
      .filter(({ url }) => url.endsWith('/rate'))
      .map(({ method, body }) => [method, (body as { rate?: number } | undefined)?.rate]);
  await says(product.rateInvitation);
  expect(marked()).toEqual([]);
  for (const count of [2, 4]) {
    await userEvent.click(star(count));
    await says(product.rated(formatNumber(count)));
    expect(marked()).toEqual([count]);
  }
  await userEvent.click(screen.getByRole('button', { name: product.undoRate }));
  await says(product.rated(formatNumber(2)));
  expect(marked()).toEqual([2]);
  expect(screen.queryByRole('button', { name: product.undoRate })).toBeNull();
  expect(sent()).toEqual([2, 4, 2].map((rate) => ['POST', rate]));
});

it.each([
  ['no tap can be taken back', null, false],
  ['the first tap can be, which leaves no rate', 0, true],
  ['a later tap can be', 3, true],
] as const)('offers a way back where %s', async (_, before, isOffered) => {
  const visit = { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } };
  const { scope } = await renderPage(<OwnRate />, visit);
  await act(() => allSettled($rateBefore, { scope, params: before }));
  expect(screen.queryByRole('button', { name: product.undoRate }) !== null).toBe(isOffered);
});
