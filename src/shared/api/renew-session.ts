import { attach, createEffect, createStore, type Effect } from 'effector';

import type { ApiError } from './errors';
import { $sessionsEnded, type Tokens } from './tokens';

/** The tokens to renew; the access token is null at a start without a session. */
export interface RenewableTokens {
  readonly access: string | null;
  readonly refresh: string;
}

/** The tokens to renew, and the value of `$sessionsEnded` when that was asked for. */
export interface Renewal {
  readonly old: RenewableTokens;
  readonly sessionsBefore: number;
}

/** Renewals are rare, so their code is loaded on demand. */
const loadTokenExchangeFx = createEffect(() => import('./token-exchange'));

/**
 * Exchanges the refresh token for new tokens, once for all callers with the same old tokens, in this tab
 * and in others. Resolves with the current tokens; fails with the ApiError of the renewal. A refusal
 * (400, 401 or 403) ends the session, any other failure keeps it. docs/behaviour.md#token-renewal
 */
export const renewSessionFx = attach({
  // Counted before the code is loaded: the user may have signed out by then.
  source: $sessionsEnded,
  async effect(sessionsBefore, old: RenewableTokens) {
    const { exchangeTokensFx } = await loadTokenExchangeFx();
    return await exchangeTokensFx({ old, sessionsBefore });
  },
  // `attach` cannot be told how its function fails.
}) as Effect<RenewableTokens, Tokens, unknown> as Effect<RenewableTokens, Tokens, ApiError>;

/** The access token that is being renewed; calls with this token wait for the new one. */
export const $renewingToken = createStore<string | null>(null)
  .on(renewSessionFx, (_, { access }) => access)
  .reset(renewSessionFx.finally);
