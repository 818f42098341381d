import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { openWindowFx } from '@/shared/browser/open-window';
import { renderPage } from '@/testing/render-page';
import { watchCalls } from '@/testing/watch-calls';

import { downloadDialogRequested } from '../model';

import DownloadDialog from './download-dialog';

const here = { routeId: 'product', path: '/pdp/1001' };

it('offers the app in the three markets and as a file', async () => {
  const { scope, router } = await renderPage(<DownloadDialog />, here);
  const opened = watchCalls(openWindowFx, scope);
  vi.spyOn(window, 'open').mockReturnValue(null);
  await act(() => allSettled(downloadDialogRequested, { scope }));
  expect(router.navigations).toEqual([{ to: '/pdp/1001#download' }]);

  act(() => router.visit({ ...here, hash: '#download' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'دریافت برنامه شنیدار' }));
  const buttons = within(dialog.getByRole('list')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'کافه‌بازار',
    'مایکت',
    'گوگل‌پلی',
    'دریافت مستقیم',
  ]);
  for (const button of buttons) await userEvent.click(button);
  expect(opened.map((url) => new URL(url).host)).toEqual([
    'cafebazaar.ir',
    'myket.ir',
    'play.google.com',
    'get.shenidar.example',
  ]);
});
