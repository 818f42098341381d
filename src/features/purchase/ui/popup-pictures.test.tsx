import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { paletteStyle } from '@/entities/audiobook/palette';
import { $apiHosts } from '@/shared/api/authorized';
import { purchase } from '@/shared/i18n/fa/purchase';
import { aState, book, button, openPurchasePopup, stateCall } from '@/testing/purchase-popup';

import { popUpRequested } from '../model/library-state';
import { succeeded } from '../model/outcome';

const palette = {
  ...{ ground: '#8c2733', ground2: '#3d0f14', deep: '#0a1330' },
  ...{ main: '#f4f2e8', accent: '#e8b04a', ink: '#f4f2e8' },
};
const cover = 'https://site.example/content/books/1001/cover?v=3&w=250&h=250';

it('shows the cover of the site host in its own colours, and the same one once the book was got', async () => {
  const { scope, dialog } = await openPurchasePopup({ [stateCall]: aState(3, 0) });
  await button('main text');
  await act(() => allSettled(popUpRequested, { scope, params: { ...book, palette } }));
  const params = { site: 'https://site.example', auth: '' };
  await act(() => allSettled($apiHosts, { scope, params }));
  const picture = () => dialog.querySelector('img');
  expect(picture()).toHaveAttribute('src', cover);
  const band = picture()?.closest<HTMLElement>('[style*="--ground"]');
  expect(band?.style.getPropertyValue('--ground')).toBe(paletteStyle(palette)['--ground']);
  await act(() => allSettled(succeeded, { scope, params: { book, how: 'credit' } }));
  expect(await screen.findByText(purchase.owned)).toBeVisible();
  expect(picture()).toHaveAttribute('src', cover);
});
