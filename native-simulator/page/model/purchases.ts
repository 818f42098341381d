import { createEffect, createEvent, sample } from 'effector';

import type { MethodName } from '@/shared/bridge/methods';
import type { Outcome } from '../lib/purchase-outcomes';
import { addFaultFx } from './api-control';
import { answerFx } from './frames';
import { sheetClosed } from './screens';

/** An outcome was chosen on a purchase sheet. */
export const outcomeChosen = createEvent<ChosenOutcome>();

interface ChosenOutcome {
  readonly phone: number;
  readonly to: MethodName;
  readonly name: 'purchaseResult' | 'marketPurchaseResult';
  readonly outcome: Outcome;
}

const waitFx = createEffect(
  (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
);

const settleFx = createEffect(async ({ phone, to, name, outcome }: ChosenOutcome) => {
  // The fault has to be there before the app asks for the validation.
  if (outcome.apiFault) await addFaultFx(outcome.apiFault);
  if (outcome.afterMs !== undefined) await waitFx(outcome.afterMs);
  if (outcome.payload) await answerFx({ phone, to, name, payload: outcome.payload });
});
sample({ clock: outcomeChosen, target: settleFx });
sample({ clock: outcomeChosen, fn: ({ phone }) => phone, target: sheetClosed });
