import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { common } from '@/shared/i18n/fa/common';
import { keptContent } from '@/shared/i18n/fa/kept-content';
import { formatAge } from '@/shared/i18n/format-age';
import { renderPage } from '@/testing/render-page';

import KeptNotice from './notice';

it('announces how old the content is, and loads the page again', async () => {
  const { scope, router } = await renderPage(<KeptNotice />, { routeId: 'clp', path: '/clp' });
  expect(screen.queryByRole('status')).toBeNull();
  const ageMs = 2 * 3_600_000;
  await act(() => allSettled($keptAgeMs, { scope, params: ageMs }));
  expect(screen.getByRole('status')).toHaveTextContent(keptContent.asOf(formatAge(ageMs)));
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(router.navigations).toEqual([{ to: '/clp', replace: true }]);
});
