import { sample } from 'effector';

import { contractBroken } from '@/shared/api/contract-broken';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';

import { isKnownAction } from './main-button';
import { isKnownState } from './subscription-button';

// An unknown number disables its button; report it for every caller. Rule: docs/behaviour.md#unknown-values
const unknownReceived = getLibraryStateFx.doneData.filterMap((state) => {
  const unknown = unknownNumbers(state);
  return unknown === '' ? undefined : `getLibraryState: ${unknown}`;
});
sample({ clock: unknownReceived, target: contractBroken });

function unknownNumbers({ purchaseButtonState, subscriptionButtonState }: LibraryState): string {
  const action = purchaseButtonState.purchaseButtonAction;
  const subscriptionState = subscriptionButtonState.subscriptionButtonState;
  return [
    !isKnownAction(action) && `purchaseButtonAction ${action}`,
    !isKnownState(subscriptionState) && `subscriptionButtonState ${subscriptionState}`,
  ]
    .filter(Boolean)
    .join(', ');
}
