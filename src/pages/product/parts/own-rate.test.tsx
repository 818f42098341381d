import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { product } from '@/shared/i18n/fa/product';
import { renderPage } from '@/testing/render-page';

import { $rateBefore } from '../rate';

import { OwnRate } from './own-rate';

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
