import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { overlayCodeLost } from '@/entities/connection/lost-code';
import { downloadDialog } from '@/features/download/model';
import { $isSwapQuestionOpen, partnerTokenFound } from '@/features/partner-sign-in/model';
import { $isOpen, bookShown } from '@/features/purchase/model/pop-up';
import { endedDialog } from '@/features/subscription-ended/model';
import { sessionRestoreRequested } from '@/entities/session/model';
import { aPurchaseBook } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import Overlays from './overlays';

// Files that the server no longer has.
const lost = vi.hoisted(() => () => Promise.reject(new TypeError('no such file')));
vi.mock('@/features/partner-sign-in/ui/swap-question', lost);
vi.mock('@/features/purchase/ui/purchase-popup', lost);
vi.mock('@/features/download/ui/download-dialog', lost);
vi.mock('@/features/subscription-ended/ui/ended-dialog', lost);

beforeEach(() => {
  // React logs each error itself.
  vi.spyOn(console, 'error').mockReturnValue();
});

const page = { routeId: 'library', path: '/library' };

async function showOverlays() {
  const shown = await renderPage(<Overlays />, page, { storage: savedSession() });
  const losses = watchCalls(overlayCodeLost, shown.scope);
  await act(() => allSettled(sessionRestoreRequested, { scope: shown.scope }));
  return { ...shown, losses };
}

it.each([
  ['the pop-up', '#modalOpened', $isOpen],
  ['the offer of the app', '#download', downloadDialog.$isOpen],
  ['the news of an ended subscription', '#subscriptionEnded', endedDialog.$isOpen],
])('says so and takes %s out of the address when its code is lost', async (_, hash, $isShown) => {
  const { scope, router, losses } = await showOverlays();
  await act(async () => {
    await allSettled(bookShown, { scope, params: aPurchaseBook() });
    router.visit({ ...page, hash });
    await allSettled(scope);
  });
  expect(scope.getState($isShown)).toBe(true);
  await expect.poll(() => losses).toHaveLength(1);
  const isPushed = hash === '#modalOpened';
  expect(router.navigations.at(-1)).toEqual(
    isPushed ? { to: -1 } : { to: '/library', replace: true },
  );
});

it('leaves the account as it is when the question about another one is lost', async () => {
  const { scope, losses, requests } = await showOverlays();
  const params = { token: 'abc', kind: 'zarebin' } as const;
  await act(() => allSettled(partnerTokenFound, { scope, params }));
  await expect.poll(() => losses).toHaveLength(1);
  expect(scope.getState($isSwapQuestionOpen)).toBe(false);
  expect(requests).toEqual([]);
});
