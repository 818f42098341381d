import { useUnit } from 'effector-react';
import { useId } from 'react';

import { subscriptionActions } from '@/entities/purchase/button-actions';
import type { PurchaseOffer } from '@/entities/purchase/offer';
import { purchase } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';

import { mainButtonClicked, subscriptionButtonClicked } from '../model/buttons';
import { $isDialogOpen } from '../model/markets-dialog';
import { $offer } from '../model/offer';
import { $busyButton } from '../model/press';
import { $quotaLeft } from '../model/quota';
import { signInClicked } from '../model/sign-in';

import { FailureText } from './failure-text';
import { OfferButton } from './offer-button';
import styles from './popup-buttons.module.css';
import { promiseText } from './promise-text';

/** The subscription button and the main button; for a signed-out user the sign-in button. */
export function PopupButtons() {
  const { offer, quotaLeft, busy, isAsking, main, subscription, signIn } = useUnit({
    offer: $offer,
    quotaLeft: $quotaLeft,
    busy: $busyButton,
    isAsking: $isDialogOpen,
    main: mainButtonClicked,
    subscription: subscriptionButtonClicked,
    signIn: signInClicked,
  });
  const [subscriptionId, mainId] = [useId(), useId()];
  if (!offer) return null;
  if (offer.needsSignIn) {
    return (
      <Button isWide onClick={() => signIn()}>
        {purchase.signInAndGet}
      </Button>
    );
  }
  const sentence = promiseText(offer.main.promise, quotaLeft);
  const subscriptionSentence = promiseText(offer.subscription.promise, quotaLeft);
  // Two buttons with the same sentence share it.
  const isShared = offer.subscription.size !== 'Invisible' && sentence === subscriptionSentence;
  return (
    <div className={styles['buttons']}>
      <FailureText />
      <OfferButton
        button={offer.subscription}
        isBusy={busy === 'subscription'}
        isLocked={busy === 'main'}
        isQuiet={areAlike(offer)}
        sentence={isShared ? null : subscriptionSentence}
        sentenceId={isShared ? mainId : subscriptionId}
        onClick={() => subscription()}
      />
      <OfferButton
        button={offer.main}
        // While the markets dialog is open, the app waits for the user and not for the server.
        isBusy={busy === 'main' && !isAsking}
        isLocked={busy === 'subscription'}
        sentence={sentence}
        sentenceId={mainId}
        onClick={() => main()}
      />
    </div>
  );
}

/** Both buttons have the subscription's colour and do the same, so that only the main one is filled. */
function areAlike({ main, subscription }: PurchaseOffer): boolean {
  if (!main.isEnabled || main.colour !== 'subscription') return false;
  if (subscription.action === subscriptionActions.orderBySubscription) {
    return main.action === 'orderFree';
  }
  return (
    main.action === 'plans' &&
    subscription.action === subscriptionActions.openPlansOrCredit &&
    subscription.leadsTo === 'plans'
  );
}
