import { attach, createEffect, createStore } from 'effector';

import { readNow } from '../browser/now';
import type { MethodName, NativeCall } from './methods';
import type { Platform } from './platform';
import {
  $activePurchase,
  isPurchaseActive,
  purchaseIdOf,
  purchaseSent,
  type ActivePurchase,
} from './active-purchase';
import { parseTokenSet } from './token-set';
import { waitForTokensFx } from './wait-for-tokens';

/** The transport to a native wrapper. */
export interface NativeBridge {
  readonly platform: Platform;
  /** Whether the wrapper has the method now. docs/native-bridge.md#platforms */
  has(method: MethodName): boolean;
  /** Calls the method and returns its immediate answer. @throws what the wrapper throws */
  send(call: NativeCall): unknown;
}

/** The wrapper of this scope; null on the web. Stateful, so it is injected and not imported. */
export const $bridge = createStore<NativeBridge | null>(null, { serialize: 'ignore' });

/** The reason for a failed call. `busy`: a purchase is under way; `badPayload`: the answer is unreadable. */
export type NativeFailure = 'unsupported' | 'busy' | 'timeout' | 'failed' | 'badPayload';

/** The result of a call; `data` is the answer of `getTokens`. docs/native-bridge.md#results */
export type NativeResult =
  | { readonly ok: true; readonly data?: unknown }
  | { readonly ok: false; readonly code: NativeFailure; readonly method: MethodName };

/** Whether a method can be called. */
export function supports(bridge: NativeBridge | null, method: MethodName): boolean {
  return bridge?.has(method) ?? false;
}

/**
 * Calls a method of the native wrapper synchronously. Never fails: the result holds the failure. The
 * `data` of `getTokens` is a `TokenSet`, or null while signed out.
 */
export const callNativeFx = attach({
  source: { bridge: $bridge, active: $activePurchase },
  mapParams: (call: NativeCall, { bridge, active }) => ({ call, bridge, active }),
  effect: createEffect(
    ({ call, bridge, active }: Calling): NativeResult | Promise<NativeResult> => {
      const { method } = call;
      if (bridge === null || !supports(bridge, method)) return failed(method, 'unsupported');
      const id = purchaseIdOf(call);
      if (id !== null && isPurchaseActive(active, readNow())) return failed(method, 'busy');
      // Listen before the call, because the wrapper may send the event at once.
      const late = method === 'getTokens' && bridge.platform === 'ios' ? waitForTokensFx() : null;
      const result = sent(bridge, call);
      if (id !== null && result.ok) purchaseSent({ id, at: readNow() });
      return late !== null && result.ok ? late : result;
    },
  ),
});

interface Calling {
  readonly call: NativeCall;
  readonly bridge: NativeBridge | null;
  readonly active: ActivePurchase | null;
}

function sent(bridge: NativeBridge, call: NativeCall): NativeResult {
  const { method } = call;
  try {
    const answer = bridge.send(call);
    return method === 'getTokens' && bridge.platform === 'android'
      ? tokensIn(answer)
      : { ok: true };
  } catch {
    return failed(method, 'failed');
  }
}

function tokensIn(answer: unknown): NativeResult {
  if (answer === '') return { ok: true, data: null };
  const set = parseTokenSet(answer);
  return set === null ? failed('getTokens', 'badPayload') : { ok: true, data: set };
}

function failed(method: MethodName, code: NativeFailure): NativeResult {
  return { ok: false, code, method };
}
