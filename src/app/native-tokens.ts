import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { $person } from '@/entities/session/model';
import { $tokens, sessionEnded, tokensChanged, type Tokens } from '@/shared/api/tokens';
import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';
import { isRenewed, keptTokensOf, type TokenSet } from '@/shared/bridge/token-set';
import { readAddress } from '@/shared/browser/address';
import { readNowFx } from '@/shared/browser/now';
import { decodeJwt, type TokenClaims } from '@/shared/lib/jwt';

import { saveNativeTokensFx } from './native-session-port';

/** The wrapper says who is logged in; an empty token is nobody (contract, bridge, `tokenInjected`). */
export const tokensToldOf = createEvent<TokenSet>();

/** Takes over what the wrapper says. Another person than before begins with nothing of theirs. */
const takeOverFx = attach({
  // A wrapper that cannot be told of renewed tokens goes on telling of the old ones.
  source: {
    person: $person,
    tokens: $tokens,
    isMute: $bridge.map((bridge) => !supports(bridge, 'setTokenToDevice')),
  },
  mapParams: (set: TokenSet, state) => ({ set, ...state }),
  effect: createEffect(async ({ set, person, tokens: old, isMute }: TakingOver) => {
    const { access, refresh, expiresAt } = keptTokensOf(set, await readNowFx());
    if (access === null) {
      if (old === null) return;
      sessionEnded();
      await saveNativeTokensFx(null);
      return;
    }
    if (access === old?.access) return;
    if (isMute && old !== null && isRenewed(old, { access, refresh, expiresAt })) return;
    const tokens = { access, refresh: refresh ?? '', expiresAt: expiresAt ?? 0 };
    const isOther = person !== null && person.sub !== decodeJwt(access)?.sub;
    if (isOther) sessionEnded();
    tokensChanged(tokens);
    // With the one before the wrapper was asked to forget its tokens.
    if (isOther) await saveNativeTokensFx(tokens);
  }),
});
sample({ clock: tokensToldOf, target: takeOverFx });

interface TakingOver {
  readonly set: TokenSet;
  readonly person: TokenClaims | null;
  readonly tokens: Tokens | null;
  readonly isMute: boolean;
}

/** Asks the wrapper who is logged in; what can't be known changes nothing. */
export const tokensCheckRequested = createEvent();
const checkFx = createEffect(() => callNativeFx({ method: 'getTokens', args: {} }));
sample({ clock: tokensCheckRequested, target: checkFx });
sample({
  clock: checkFx.doneData.filterMap((result) => (result.ok ? { set: result.data } : undefined)),
  fn: ({ set }): TokenSet => (set as TokenSet | null) ?? { token: '' },
  target: tokensToldOf,
});

/** A token set that `getTokens` gave. */
export const tokenSetRead = callNativeFx.done.filterMap(({ params, result }) =>
  params.method === 'getTokens' && result.ok && result.data ? (result.data as TokenSet) : undefined,
);

const readAddressFx = createEffect(() => new URLSearchParams(readAddress().search).has('clientId'));
/** Before the first navigation: the client of the address goes before that of the wrapper (decisions). */
export const addressWanted = createEvent();
sample({ clock: addressWanted, target: readAddressFx });
export const $hasClientInAddress = createStore(false).on(readAddressFx.doneData, (_, has) => has);
