import { sample } from 'effector';

import { contractBroken } from '@/shared/api/contract-broken';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';

import { isKnownAction } from './main-button';
import { isKnownState } from './subscription-button';

// A number that nobody knows disables its button and is reported, whoever asked (decisions).
const unknownMet = getLibraryStateFx.doneData.filterMap((state) => {
  const unknown = unknownNumbers(state);
  return unknown === '' ? undefined : `getLibraryState: ${unknown}`;
});
sample({ clock: unknownMet, target: contractBroken });

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
