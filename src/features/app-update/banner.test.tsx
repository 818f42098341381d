import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { versionWaiting } from '@/shared/browser/app-worker';
import { appUpdate } from '@/shared/i18n/fa/app-update';
import { common } from '@/shared/i18n/fa/common';

import UpdateBanner from './banner';
import { $updateStatus, type UpdateStatus } from './model';

it('announces a new version until it is closed, and again with the next one', async () => {
  const scope = fork();
  render(
    <Provider value={scope}>
      <UpdateBanner />
    </Provider>,
  );
  const versionCame = () => act(() => allSettled(versionWaiting, { scope }));
  expect(screen.queryByRole('status')).toBeNull();
  await versionCame();
  expect(screen.getByRole('status')).toHaveTextContent(appUpdate.ready);
  expect(screen.getByRole('button', { name: appUpdate.update })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: common.close }));
  expect(screen.queryByRole('status')).toBeNull();
  await versionCame();
  expect(screen.getByRole('status')).toHaveTextContent(appUpdate.ready);
});

it.each<[UpdateStatus, string, boolean | null, boolean]>([
  ['available', appUpdate.ready, false, true],
  ['updating', appUpdate.updating, true, false],
  ['updated', appUpdate.done, null, false],
])('says “%s” with its own words and buttons', (status, text, isBusy, canBeClosed) => {
  const scope = fork({ values: [[$updateStatus, status]] });
  render(
    <Provider value={scope}>
      <UpdateBanner />
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(text);
  const update = screen.queryByRole('button', { name: appUpdate.update });
  expect(update && update.hasAttribute('aria-busy')).toBe(isBusy);
  expect(screen.queryByRole('button', { name: common.close }) !== null).toBe(canBeClosed);
});
