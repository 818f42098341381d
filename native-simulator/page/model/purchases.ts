import { attach, createEffect, createEvent, sample } from 'effector';

import type { MethodName } from '@/shared/bridge/methods';
import type { Outcome } from '../lib/purchase-outcomes';
import { ownWindow } from '../browser/own-window';
import { waitFx } from '../browser/wait';
import { windowOf } from '../phone/sim-port';
import { addApiFaultFx } from './api-control';
import { $frames, answerCallFx } from './frames';
import { $screens, sheetClosed } from './screens';
import { withTimeout } from './with-timeout';

/** An outcome was chosen on a purchase sheet. */
export const purchaseOutcomeChosen = createEvent<ChosenOutcome>();

interface ChosenOutcome {
  readonly phone: number;
  readonly to: MethodName;
  readonly name: 'purchaseResult' | 'marketPurchaseResult';
  readonly outcome: Outcome;
}

/** What is wanted of an account's state as the control plane has it (contract, 'Control plane'). */
interface Possessions {
  /** audioBookIds. */
  readonly library: readonly number[];
}

interface Booking {
  readonly page: { fetch: typeof fetch };
  /** Whose purchase it is. */
  readonly token: string;
  readonly audioBookId: number;
}

/** The title is the buyer's, at the mock. Fails where the control plane does not take it. */
const bookFx = createEffect(async ({ page, token, audioBookId }: Booking) => {
  const ask = async (patch?: Possessions): Promise<Possessions> => {
    const answer = page.fetch('/__mock/state', {
      method: patch ? 'PATCH' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(patch && { body: JSON.stringify(patch) }),
    });
    const response = await withTimeout(answer);
    if (!response.ok) throw new Error(`The mock answered the purchase with ${response.status}`);
    return (await response.json()) as Possessions;
  };
  const { library } = await ask();
  if (!library.includes(audioBookId)) await ask({ library: [audioBookId, ...library] });
});

/** Who would book it, and for whom; no token where nobody is signed in in the phone's native app. */
const buyerFx = attach({
  source: { frames: $frames, screens: $screens },
  effect: ({ frames, screens }, phone: number) => ({
    page: windowOf(frames[phone]) ?? ownWindow(),
    token: screens[phone]?.tokens?.['token'],
  }),
});

const ownFx = createEffect(async ({ phone, audioBookId }: Owning) => {
  const { page, token } = await buyerFx(phone);
  if (typeof token !== 'string' || token === '') return;
  try {
    await bookFx({ page, token, audioBookId });
  } catch {
    // Without a mock, or with a product that it does not have, the app is answered all the same.
  }
});
interface Owning {
  readonly phone: number;
  readonly audioBookId: number;
}

const settleFx = createEffect(async ({ phone, to, name, outcome }: ChosenOutcome) => {
  // The fault has to be there before the app asks for the validation.
  if (outcome.apiFault) await addApiFaultFx(outcome.apiFault);
  if (outcome.afterMs !== undefined) await waitFx(outcome.afterMs);
  if (outcome.owned !== undefined) await ownFx({ phone, audioBookId: outcome.owned });
  if (outcome.payload) await answerCallFx({ phone, to, name, payload: outcome.payload });
});
sample({ clock: purchaseOutcomeChosen, target: settleFx });
sample({ clock: purchaseOutcomeChosen, fn: ({ phone }) => phone, target: sheetClosed });
