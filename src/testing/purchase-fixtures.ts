import { allSettled, type UnitTargetable } from 'effector';

import { clientRequested } from '@/entities/client/model';
import type { PurchaseBook } from '@/entities/purchase/book';
import type { LibraryState } from '@/shared/api/contract/library';
import type { ApiError } from '@/shared/api/errors';
import { $tokens } from '@/shared/api/tokens';
import { $bridge } from '@/shared/bridge/call-native';
import type { MethodName, NativeCall } from '@/shared/bridge/methods';
import { $platform, type Platform } from '@/shared/bridge/platform';
import { $router, watchRouterFx } from '@/shared/routing/location';

import { createTestScope, type TestScopeOptions } from './create-scope';
import { createHistoryRouter } from './history-router';
import { someTokens } from './session-fixtures';

/** A book that can be bought. */
export function aPurchaseBook(changes: Partial<PurchaseBook> = {}): PurchaseBook {
  return {
    audioBookId: 1001,
    productId: 20001,
    title: 'Divan',
    identifier: 'divan',
    recordVersion: 1,
    author: 'Hafez',
    palette: null,
    price: 900_000,
    isFree: false,
    ...changes,
  };
}

/** The library's state of a book, by purchaseButtonAction and subscriptionButtonState; the price is in rial. */
export function aLibraryState(
  action: number,
  subscriptionState = 0,
  rial: number | null = 900_000,
): LibraryState {
  return {
    purchaseButtonState: {
      purchaseButtonAction: action,
      purchaseButtonText: 'get',
      stateDiscountedPrice: rial,
    },
    subscriptionButtonState: {
      subscriptionButtonState: subscriptionState,
      subscriptionButtonText: 'subscribe',
    },
    discounts: [],
  };
}

/** An error answer of the server. */
export function anHttpError(status: number, message: string | null = null): ApiError {
  return { kind: 'http', status, statusText: '', message, code: null };
}

interface PurchaseOptions extends TestScopeOptions {
  readonly clientId?: string;
  readonly platform?: Platform;
  /** The methods of the wrapper; without any there is no wrapper. */
  readonly methods?: readonly MethodName[];
  readonly isLoggedOut?: boolean;
  /** The first address. */
  readonly start?: string;
}

/** A scope on a book's page with a signed-in user, unless the options say otherwise. */
export async function createPurchaseScope(options: PurchaseOptions = {}) {
  const { platform = 'web', methods = [], start = '/pdp/1001' } = options;
  const test = await createTestScope(options);
  const { scope } = test;
  const router = createHistoryRouter(start);
  const calls: NativeCall[] = [];
  const bridge = {
    platform,
    has: (method: MethodName) => methods.includes(method),
    send: (call: NativeCall) => void calls.push(call),
  };
  await allSettled($router, { scope, params: router });
  await allSettled(watchRouterFx, { scope });
  await allSettled($platform, { scope, params: platform });
  if (methods.length > 0) await allSettled($bridge, { scope, params: bridge });
  await allSettled(clientRequested, { scope, params: { clientId: options.clientId ?? '10' } });
  if (!options.isLoggedOut) await allSettled($tokens, { scope, params: someTokens() });

  /** Fires a unit without waiting for its consequences. */
  function fire(unit: UnitTargetable<void>): void;
  function fire<T>(unit: UnitTargetable<T>, params: T): void;
  function fire(unit: UnitTargetable<unknown>, params?: unknown): void {
    void allSettled(unit, { scope, params });
  }
  return { ...test, router, calls, fire };
}
