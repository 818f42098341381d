import { screen } from '@testing-library/react';
import { act } from 'react';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import { product } from '@/shared/i18n/fa/product';
import { aDetail, aPage } from '@/testing/api-fixtures';
import { someRatings } from '@/testing/comment-fixtures';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';

import ProductPage from './view';

const files = vi.hoisted(() => ({ areLost: true }));
vi.mock('./parts/more', (load) => {
  if (files.areLost) throw new TypeError('no such file');
  return load();
});

it('stands without the parts below whose code is lost, and has them once the device is online', async () => {
  // React logs each error itself.
  vi.spyOn(console, 'error').mockReturnValue();
  const { scope } = await renderPage(
    <ProductPage />,
    { routeId: 'product', path: '/pdp/1001', params: { id: '1001' } },
    {
      answers: {
        ...playerAnswers,
        'GET /api/audiobooks/1001/detail2': aDetail(),
        'GET /api/audiobooks/1001/comments': aPage([]),
        'GET /api/audiobooks/1001/ratings': someRatings(),
        'GET /api/booksSearch': aPage([]),
      },
    },
  );
  expect(await screen.findByRole('button', { name: product.playSample })).toBeVisible();
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Divan' })).toBeVisible();
  files.areLost = false;
  await act(() => allSettled(cameOnline, { scope }));
  expect(await screen.findByRole('link', { name: product.comments })).toBeVisible();
});
