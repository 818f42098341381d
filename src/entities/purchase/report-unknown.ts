import { sample } from 'effector';

import { contractBroken } from '@/shared/api/contract-broken';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';

import { offerOf } from './offer';

// A number that nobody knows disables its button and is reported, whoever asked (decisions).
const unknownMet = getLibraryStateFx.doneData.filterMap((state) => {
  const unknown = unknownNumbers(state);
  return unknown === '' ? undefined : `getLibraryState: ${unknown}`;
});
sample({ clock: unknownMet, target: contractBroken });

function unknownNumbers({ purchaseButtonState, subscriptionButtonState }: LibraryState): string {
  const action = purchaseButtonState.purchaseButtonAction;
  const subscriptionState = subscriptionButtonState.subscriptionButtonState;
  const { main, subscription } = offerOf({
    clientKind: 'own',
    platform: 'web',
    isLoggedIn: true,
    action,
    subscriptionState,
    rial: null,
    mainText: '',
    subscriptionText: '',
  });
  return [
    main.isUnknown && `purchaseButtonAction ${action}`,
    subscription.isUnknown && `subscriptionButtonState ${subscriptionState}`,
  ]
    .filter(Boolean)
    .join(', ');
}
