import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { shop } from '@/shared/i18n/fa/shop';

import { Later } from './later-loader';

const Missing = lazy(() => Promise.reject(new Error('Failed to fetch the module')));
const Section = lazy(() => Promise.resolve({ default: () => 'the section' }));

it('offers a retry each time that the code of the sections cannot be had, and keeps the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  render(<Later skeleton="waiting">{() => (isOffline ? <Missing /> : <Section />)}</Later>);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText(shop.failed)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(shop.failed);
  const retry = () => userEvent.click(screen.getByRole('button', { name: common.retry }));
  await retry();
  expect(await screen.findByText(shop.failed)).toBeVisible();
  isOffline = false;
  await retry();
  expect(await screen.findByText('the section')).toBeVisible();
});
