import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { $storedSub } from '@/entities/session/stored-sub';
import { $tokens, sessionEnded, tokensChanged, type Tokens } from '@/shared/api/tokens';
import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';
import { isRenewed, storedTokensOf, type TokenSet } from '@/shared/bridge/token-set';
import { readAddress } from '@/shared/browser/address';
import { readNowFx } from '@/shared/browser/now';
import { decodeJwt } from '@/shared/lib/jwt';

import { writeNativeTokensFx } from './session-port';

/** The wrapper reports its session; an empty token means signed out (docs/native-bridge.md#tokeninjected). */
export const tokenSetReceived = createEvent<TokenSet>();

/** Adopts the wrapper's session. The data of a previous user are cleared first. */
const adoptFx = attach({
  source: {
    sub: $storedSub,
    tokens: $tokens,
    keepsOldTokens: $bridge.map((bridge) => !supports(bridge, 'setTokenToDevice')),
  },
  mapParams: (set: TokenSet, state) => ({ set, ...state }),
  effect: createEffect(async ({ set, sub, tokens: old, keepsOldTokens }: Adoption) => {
    const { access, refresh, expiresAt } = storedTokensOf(set, await readNowFx());
    if (access === null) {
      if (old === null && sub === null) return;
      sessionEnded();
      await writeNativeTokensFx(null);
      return;
    }
    if (access === old?.access) return;
    if (keepsOldTokens && old !== null && isRenewed(old, { access, refresh, expiresAt })) return;
    const tokens = { access, refresh: refresh ?? '', expiresAt: expiresAt ?? 0 };
    // A session of which only the refresh token is left is most likely the wrapper's own.
    const isOtherUser = Boolean(sub) && sub !== decodeJwt(access)?.sub;
    if (isOtherUser) sessionEnded();
    tokensChanged(tokens);
    // The end of the previous session has removed the wrapper's tokens.
    if (isOtherUser) await writeNativeTokensFx(tokens);
  }),
});
sample({ clock: tokenSetReceived, target: adoptFx });

interface Adoption {
  readonly set: TokenSet;
  readonly sub: string | null;
  readonly tokens: Tokens | null;
  /** The wrapper cannot store renewed tokens, so it reports the old ones again. */
  readonly keepsOldTokens: boolean;
}

/** Asks the wrapper for its session. An answer that cannot be read changes nothing. */
export const tokenCheckRequested = createEvent();
const checkFx = createEffect(() => callNativeFx({ method: 'getTokens', args: {} }));
sample({ clock: tokenCheckRequested, target: checkFx });
sample({
  clock: checkFx.doneData.filterMap((result) => (result.ok ? { set: result.data } : undefined)),
  fn: ({ set }): TokenSet => (set as TokenSet | null) ?? { token: '' },
  target: tokenSetReceived,
});

/** The wrapper answered `getTokens` with a token set. */
export const tokenSetRead = callNativeFx.done.filterMap(({ params, result }) =>
  params.method === 'getTokens' && result.ok && result.data ? (result.data as TokenSet) : undefined,
);

const readAddressFx = createEffect(() => new URLSearchParams(readAddress().search).has('clientId'));
/** Sent before the first navigation: the address's client has priority over the wrapper's (docs/behaviour.md#clients). */
export const addressReadRequested = createEvent();
sample({ clock: addressReadRequested, target: readAddressFx });
export const $hasClientInAddress = createStore(false).on(readAddressFx.doneData, (_, has) => has);
