import { attach, createEffect, createStore } from 'effector';

import { readNow } from '../browser/now';
import type { MethodName, NativeCall } from './methods';
import type { Platform } from './platform';
import { $purchaseTurn, isTaken, purchaseOf, purchaseSent } from './purchase-turn';
import { parseTokenSet } from './token-set';
import { waitForTokensFx } from './wait-for-tokens';

/** The wire to a native wrapper: it knows the format and nothing else. */
export interface NativeBridge {
  readonly platform: Platform;
  /** Whether the wrapper has the method now; presence is all that counts. */
  has(method: MethodName): boolean;
  /** Calls the method. Gives what came back at once; throws what the wrapper throws. */
  send(call: NativeCall): unknown;
}

/** The wrapper of this scope; null on the web. Stateful, so it is injected and not imported. */
export const $bridge = createStore<NativeBridge | null>(null, { serialize: 'ignore' });

/** Why a call came to nothing. `busy`: a purchase is under way; `badPayload`: the answer is unreadable. */
export type NativeFailure = 'unsupported' | 'busy' | 'timeout' | 'failed' | 'badPayload';

/** What became of a call; `data` is the answer of a method that has one at once. */
export type NativeResult =
  | { readonly ok: true; readonly data?: unknown }
  | { readonly ok: false; readonly code: NativeFailure; readonly method: MethodName };

/** Whether a method can be called. */
export function supports(bridge: NativeBridge | null, method: MethodName): boolean {
  return bridge?.has(method) ?? false;
}

/**
 * Calls a method of the native wrapper, at once. Never fails: what goes wrong is in the result. The
 * answer of `getTokens` is its `data`: a `TokenSet`, or null when nobody is logged in.
 */
export const callNativeFx = attach({
  source: { bridge: $bridge, turn: $purchaseTurn },
  mapParams: (call: NativeCall, { bridge, turn }) => ({ call, bridge, turn }),
  effect: createEffect(({ call, bridge, turn }: Calling): NativeResult | Promise<NativeResult> => {
    const { method } = call;
    if (bridge === null || !supports(bridge, method)) return failed(method, 'unsupported');
    const purchase = purchaseOf(call);
    if (purchase !== null && isTaken(turn, readNow())) return failed(method, 'busy');
    // Asked before the call, so that no answer can come too early.
    const late = method === 'getTokens' && bridge.platform === 'ios' ? waitForTokensFx() : null;
    const result = sent(bridge, call);
    if (purchase !== null && result.ok) purchaseSent({ purchase, at: readNow() });
    return late !== null && result.ok ? late : result;
  }),
});

interface Calling {
  readonly call: NativeCall;
  readonly bridge: NativeBridge | null;
  readonly turn: Parameters<typeof isTaken>[0];
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
