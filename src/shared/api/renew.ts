import { createEffect, createStore } from 'effector';

import type { ApiError } from './errors';
import type { Tokens } from './tokens';

/** What is traded: the access token is null at a start, when there is no session yet. */
export interface Renewable {
  readonly access: string | null;
  readonly refresh: string;
}

/** Renewing is rare: its code comes when it is needed. */
const loadRenewalFx = createEffect(() => import('./renewal'));

/**
 * Trades the refresh token for new tokens, once for all who ask with the same old ones, in this tab
 * and in others. Gives the tokens of now; fails with the ApiError of the renewal. Refused with 400, 401
 * or 403 it ends the session; any other failure keeps it (product spec, section 8; fault list A).
 */
export const renewFx = createEffect<Renewable, Tokens, ApiError>(async (old) => {
  const { renewInTurnFx } = await loadRenewalFx();
  return await renewInTurnFx(old);
});

/** The access token that is being renewed: calls that still hold it wait for the new one. */
export const $beingRenewed = createStore<string | null>(null)
  .on(renewFx, (_, { access }) => access)
  .reset(renewFx.finally);
