import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { tokensChanged } from '@/shared/api/tokens';
import { product } from '@/shared/i18n/fa/product';
import { offers, promises } from '@/shared/i18n/fa/purchase';
import { formatToman } from '@/shared/i18n/format';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState, anHttpError } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { someTokens } from '@/testing/session-fixtures';

import { getClicked } from './get';
import { productRetryClicked } from './model';
import ProductPage from './view';

const answers = {
  ...playerAnswers,
  'GET /api/audiobooks/1001/detail2': aDetail(),
  'GET /api/audiobooks/1001/comments': aPage([]),
  'GET /api/booksSearch': aPage([]),
  'GET /api/subscription/current': () => null,
};
const open = (extra: Record<string, unknown>) =>
  renderPage(
    <ProductPage />,
    { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
    { answers: { ...answers, ...extra } },
  );

describe('the button to get a book', () => {
  const openSignedIn = async (action: number, subscriptionState: number) => {
    const state = aLibraryState(action, subscriptionState);
    const test = await open({ 'POST /api/library/state/1001': state });
    const get = await screen.findByRole('button', { name: product.get });
    // Not awaited: the scope settles only after the page's own timers.
    void allSettled(tokensChanged, { scope: test.scope, params: someTokens() });
    void allSettled(productRetryClicked, { scope: test.scope });
    return { ...test, get };
  };

  it.each([
    [0, 0, promises.unavailable],
    [0, 5, offers.intervalQuota],
    [99, 99, promises.unavailable],
  ])('is disabled and says why for the states %i and %i', async (action, state, reason) => {
    const { get, scope, router } = await openSignedIn(action, state);
    await expect.poll(() => get).toBeDisabled();
    void allSettled(getClicked, { scope });
    expect(router.navigations).toEqual([]);
    expect(get).toHaveAccessibleDescription(reason);
    expect(screen.queryByText(formatToman(900_000))).toBeNull();
  });

  it.each([
    [0, 4],
    [3, 0],
  ])('is enabled for the states %i and %i', async (action, state) => {
    const { get, requests } = await openSignedIn(action, state);
    await expect.poll(() => requests.map(({ url }) => url)).toContain('/api/library/state/1001');
    await expect.poll(() => get).not.toHaveAccessibleDescription('');
    expect(get).toBeEnabled();
  });

  it.each([
    ['the subscription', 5, 4, true],
    ['a purchase', 3, 0, false],
  ])('has the colour of %s', async (_, action, state, isOfSubscription) => {
    const { get } = await openSignedIn(action, state);
    await expect.poll(() => get).not.toHaveAccessibleDescription('');
    await expect.poll(() => get.className.includes('subscription')).toBe(isOfSubscription);
    expect(get.className.includes('primary')).toBe(!isOfSubscription);
  });

  it('waits for no sentence when the state cannot be read', async () => {
    const { scope } = await open({
      'POST /api/library/state/1001': () => {
        throw anHttpError(500);
      },
    });
    const get = await screen.findByRole('button', { name: product.get });
    const sentence = () => document.getElementById(get.getAttribute('aria-describedby') ?? '');
    void allSettled(tokensChanged, { scope, params: someTokens() });
    await expect.poll(() => sentence()?.children).toHaveLength(1);
    void allSettled(productRetryClicked, { scope });
    await expect.poll(() => sentence()?.children).toHaveLength(0);
    expect(sentence()).toBeEmptyDOMElement();
    expect(get).toBeEnabled();
  });
});
