import { attach, createEffect, createEvent, sample } from 'effector';

import type { MethodName } from '@/shared/bridge/methods';
import type { Outcome } from '../lib/purchase-outcomes';
import { userOf } from '../lib/user-of-token';
import { waitFx } from '../browser/wait';
import { addPurchaseFaultFx, callControlPlaneFx } from './api-control';
import { answerCallFx } from './frames';
import { $runs } from './runs';
import { $screens, sheetClosed } from './screens';

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
  /** The access token of the buyer. */
  readonly token: string;
  readonly audioBookId: number;
}

/** Adds a title to the buyer's library in the mock. @throws when the mock refuses or is absent */
const bookTitleFx = createEffect(async ({ token, audioBookId }: Booking) => {
  const call = { path: 'state', token };
  const { library } = (await callControlPlaneFx({ ...call, method: 'GET' })) as AccountState;
  if (library.includes(audioBookId)) return;
  const body: AccountState = { library: [audioBookId, ...library] };
  await callControlPlaneFx({ ...call, method: 'PATCH', body });
});

/** The token of the phone's user (none when signed out), and the run of the phone. */
const readBuyerFx = attach({
  source: { screens: $screens, runs: $runs },
  effect: ({ screens, runs }, phone: number) => ({
    token: screens[phone]?.tokens?.['token'],
    run: runs[phone],
  }),
});

const bookForBuyerFx = createEffect(async ({ token, audioBookId }: BookedTitle) => {
  if (typeof token !== 'string' || token === '') return;
  try {
    await bookTitleFx({ token, audioBookId });
  } catch {
    // The sheet answers the app even if the mock is absent or does not know the product.
  }
});
interface BookedTitle {
  readonly token: unknown;
  readonly audioBookId: number;
}

const applyOutcomeFx = createEffect(async ({ phone, to, name, outcome }: ChosenOutcome) => {
  const { apiFault, afterMs, bookedId, payload } = outcome;
  const buyer = await readBuyerFx(phone);
  // Set the fault before the answer, which makes the app request the validation.
  if (apiFault) await addPurchaseFaultFx(apiFault);
  if (afterMs !== undefined) await waitFx(afterMs);
  // A fresh start has reset the mock: its run has nothing that was bought before.
  if (bookedId !== undefined && (await readBuyerFx(phone)).run === buyer.run)
    await bookForBuyerFx({ token: buyer.token, audioBookId: bookedId });
  // The answer is for the buyer alone, also when somebody else has signed in meanwhile.
  const { run, token } = await readBuyerFx(phone);
  if (payload && run === buyer.run && userOf(token) === userOf(buyer.token))
    await answerCallFx({ phone, to, name, payload });
});
sample({ clock: purchaseOutcomeChosen, target: applyOutcomeFx });
sample({ clock: purchaseOutcomeChosen, fn: ({ phone }) => phone, target: sheetClosed });
