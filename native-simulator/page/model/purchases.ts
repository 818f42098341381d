import { attach, createEffect, createEvent, sample } from 'effector';

import type { MethodName } from '@/shared/bridge/methods';
import type { Outcome } from '../lib/purchase-outcomes';
import { ownWindow } from '../browser/own-window';
import { waitFx } from '../browser/wait';
import { windowOf } from '../phone/sim-port';
import { callControlPlaneFx } from './api-control';
import { $frames, answerCallFx } from './frames';
import { $screens, sheetClosed } from './screens';
import { withTimeout } from './with-timeout';

export const purchaseOutcomeChosen = createEvent<ChosenOutcome>();

interface ChosenOutcome {
  readonly phone: number;
  readonly to: MethodName;
  readonly name: 'purchaseResult' | 'marketPurchaseResult';
  readonly outcome: Outcome;
}

/** The used part of an account's state in the control plane: docs/api.md#control-plane */
interface AccountState {
  /** audioBookIds. */
  readonly library: readonly number[];
}

interface Booking {
  readonly page: { fetch: typeof fetch };
  /** The access token of the buyer. */
  readonly token: string;
  readonly audioBookId: number;
}

/** Adds a title to the buyer's library in the mock. @throws when the mock refuses or is absent */
const bookTitleFx = createEffect(async ({ page, token, audioBookId }: Booking) => {
  const callState = async (patch?: AccountState): Promise<AccountState> => {
    const answer = page.fetch('/__mock/state', {
      method: patch ? 'PATCH' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(patch && { body: JSON.stringify(patch) }),
    });
    const response = await withTimeout(answer);
    if (!response.ok) throw new Error(`The mock answered the purchase with ${response.status}`);
    return (await response.json()) as AccountState;
  };
  const { library } = await callState();
  if (!library.includes(audioBookId)) await callState({ library: [audioBookId, ...library] });
});

/** The page that sends the booking, and the buyer's token; undefined when signed out. */
const findBuyerFx = attach({
  source: { frames: $frames, screens: $screens },
  effect: ({ frames, screens }, phone: number) => ({
    page: windowOf(frames[phone]) ?? ownWindow(),
    token: screens[phone]?.tokens?.['token'],
  }),
});

const bookForBuyerFx = createEffect(async ({ phone, audioBookId }: BookedTitle) => {
  const { page, token } = await findBuyerFx(phone);
  if (typeof token !== 'string' || token === '') return;
  try {
    await bookTitleFx({ page, token, audioBookId });
  } catch {
    // The sheet answers the app even if the mock is absent or does not know the product.
  }
});
interface BookedTitle {
  readonly phone: number;
  readonly audioBookId: number;
}

const applyOutcomeFx = createEffect(async ({ phone, to, name, outcome }: ChosenOutcome) => {
  // Set the fault before the answer, which makes the app request the validation.
  // It belongs to this purchase alone, so it is none of the faults that the user sets and a recording takes over.
  if (outcome.apiFault)
    await callControlPlaneFx({ method: 'POST', path: 'faults', body: [outcome.apiFault] });
  if (outcome.afterMs !== undefined) await waitFx(outcome.afterMs);
  if (outcome.bookedId !== undefined)
    await bookForBuyerFx({ phone, audioBookId: outcome.bookedId });
  if (outcome.payload) await answerCallFx({ phone, to, name, payload: outcome.payload });
});
sample({ clock: purchaseOutcomeChosen, target: applyOutcomeFx });
sample({ clock: purchaseOutcomeChosen, fn: ({ phone }) => phone, target: sheetClosed });
