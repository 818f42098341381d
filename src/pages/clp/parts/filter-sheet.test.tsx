import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { clp } from '@/shared/i18n/fa/clp';
import { aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import FilterSheet from './filter-sheet';

it('lets a filter that was chosen here be taken back, though it would name a listing of its own', async () => {
  const visit = { routeId: 'clp', path: '/clp', search: '?length=hour', hash: '#filters' };
  await renderPage(<FilterSheet />, visit, { answers: { 'GET /api/booksSearch': aPage([]) } });
  const sheet = await screen.findByRole('dialog', { name: clp.filters });
  const type = () => within(sheet).getByRole('button', { name: contentTypeNames[2].many });
  await userEvent.click(type());
  expect(type()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(type());
  expect(type()).toHaveAttribute('aria-pressed', 'false');
});
