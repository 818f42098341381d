import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { screenIndicator, smallIndicator } from '@/entities/loading/indicators';
import { partnerTokenFound } from '@/features/partner-sign-in/model';
import { mainButtonClicked } from '@/features/purchase/model/buttons';
import { popUpRequested } from '@/features/purchase/model/library-state';
import { libraryBookRequested } from '@/features/purchase/model/native-library';
import { sessionRestoreRequested } from '@/entities/session/model';
import { sessionEnded } from '@/shared/api/tokens';
import { loading } from '@/shared/i18n/fa/loading';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { createScopeWithOpenSheet } from '@/testing/market-fixtures';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { aJwt, savedSession } from '@/testing/session-fixtures';

import '@/pages/archive/model';
import './loading-indicators';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('on the way to the archive', () => {
  const onArchive = { routeId: 'archive', path: '/archive' };

  async function press() {
    const books = heldAnswer<unknown>();
    const { scope, router } = await createTestScope({
      storage: savedSession(),
      answers: {
        'POST /api/library/state/1001': aLibraryState(8),
        'GET /api/library': books.answer,
      },
    });
    await allSettled(sessionRestoreRequested, { scope });
    router.visit({ routeId: 'product', path: '/pdp/1001' });
    void allSettled(popUpRequested, { scope, params: aPurchaseBook() });
    await pass();
    router.visit({ routeId: 'product', path: '/pdp/1001', hash: '#modalOpened' });
    void allSettled(mainButtonClicked, { scope });
    await pass();
    return {
      scope,
      router,
      books,
      shown: () => scope.getState(screenIndicator.$waiting)?.text ?? null,
    };
  }

  it('covers the screen until half a second after the books are there', async () => {
    const { router, books, shown } = await press();
    expect(shown()).toBe(loading.archive);
    router.visit(onArchive);
    await pass(2000);
    expect(shown()).toBe(loading.archive);
    books.give(aPage([]));
    await pass(499);
    expect(shown()).toBe(loading.archive);
    await pass(1);
    expect(shown()).toBeNull();
  });

  it('gives way to the failure of the books', async () => {
    const { router, books, shown } = await press();
    router.visit(onArchive);
    await pass();
    books.fail({ kind: 'network' });
    await pass(500);
    expect(shown()).toBeNull();
  });

  it('does not wait for the books of a user who signed out on the way', async () => {
    const { scope, router, shown } = await press();
    void allSettled(sessionEnded, { scope });
    router.visit(onArchive);
    await pass(500);
    expect(shown()).toBeNull();
  });

  it('uncovers another page, and after 5 s whatever there is', async () => {
    const { router, shown } = await press();
    router.visit({ routeId: 'profile', path: '/profile' });
    await pass(500);
    expect(shown()).toBeNull();

    const stuck = await press();
    await pass(5000);
    expect(stuck.shown()).toBeNull();
  });
});

describe('the small indicator', () => {
  it('tells that the library of a wrapper opens', async () => {
    const { scope, fire } = await createPurchaseScope({
      platform: 'ios',
      methods: ['openBook'],
    });
    fire(libraryBookRequested, { audioBookId: 1001 });
    await pass(499);
    expect(scope.getState(smallIndicator.$waiting)?.text).toBe(loading.library);
    await pass(1);
    expect(scope.getState(smallIndicator.$waiting)).toBeNull();
  });

  it('tells nothing of that on the web, whose library is a page', async () => {
    const { scope, fire } = await createPurchaseScope();
    fire(libraryBookRequested, { audioBookId: 1001 });
    await pass();
    expect(scope.getState(smallIndicator.$waiting)).toBeNull();
  });

  it('stays while the server checks a payment', async () => {
    const validation = heldAnswer<unknown>();
    const { scope, answer } = await createScopeWithOpenSheet(validation.answer);
    const shown = () => scope.getState(smallIndicator.$waiting)?.text ?? null;
    expect(shown()).toBeNull();
    answer();
    await pass(10_000);
    expect(shown()).toBe(loading.payment);
    validation.give(undefined);
    await pass(500);
    expect(shown()).toBeNull();
  });

  it('stays while a partner signs the user in', async () => {
    const exchange = heldAnswer<unknown>();
    const { scope, router } = await createTestScope({
      answers: { 'POST /api/UserAccount/external-login': exchange.answer },
    });
    const shown = () => scope.getState(smallIndicator.$waiting)?.text ?? null;
    void allSettled(sessionRestoreRequested, { scope });
    await pass();
    router.visit({ routeId: 'shop', path: '/', search: '?clientId=9' });
    void allSettled(partnerTokenFound, { scope, params: { token: 'abc', kind: 'zarebin' } });
    await pass(6000);
    expect(shown()).toBe(loading.signIn);
    exchange.give({ access_token: aJwt(), refresh_token: 'refresh', expires_in: 3600 });
    await pass(500);
    expect(shown()).toBeNull();
  });
});
