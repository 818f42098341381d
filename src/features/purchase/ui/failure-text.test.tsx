import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import type { ApiError } from '@/shared/api/errors';
import { errorText } from '@/shared/api/error-text';
import { renderPage } from '@/testing/render-page';

import { $failure } from '../model/outcome';

import { FailureText } from './failure-text';

it('brings the error of the order into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const error: ApiError = { kind: 'offline' };
  const { scope } = await renderPage(<FailureText />, { routeId: 'product', path: '/pdp/1001' });
  await act(() => allSettled($failure, { scope, params: error }));
  const text = screen.getByRole('alert');
  expect(text).toHaveTextContent(errorText(error));
  expect(scrolled.mock.contexts).toEqual([text]);
});
