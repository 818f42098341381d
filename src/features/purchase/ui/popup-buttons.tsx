import { useUnit } from 'effector-react';

import { purchase } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';

import { mainButtonClicked, subscriptionButtonClicked } from '../model/buttons';
import { $isDialogOpen } from '../model/markets-dialog';
import { $offer } from '../model/offer';
import { $busyButton } from '../model/press';
import { signInClicked } from '../model/sign-in';

import { FailureText } from './failure-text';
import { OfferButton } from './offer-button';
import styles from './popup-buttons.module.css';

/** The subscription button and the main button; for a signed-out user the sign-in button. */
export function PopupButtons() {
  const { offer, busy, isAsking, main, subscription, signIn } = useUnit({
    offer: $offer,
    busy: $busyButton,
    isAsking: $isDialogOpen,
    main: mainButtonClicked,
    subscription: subscriptionButtonClicked,
    signIn: signInClicked,
  });
  if (!offer) return null;
  if (offer.needsSignIn) {
    return (
      <Button isWide onClick={() => signIn()}>
        {purchase.signInAndGet}
      </Button>
    );
  }
  return (
    <div className={styles['buttons']}>
      <FailureText />
      <OfferButton
        button={offer.subscription}
        isBusy={busy === 'subscription'}
        isLocked={busy === 'main'}
        onClick={() => subscription()}
      />
      <OfferButton
        button={offer.main}
        // While the markets dialog is open, the app waits for the user and not for the server.
        isBusy={busy === 'main' && !isAsking}
        isLocked={busy === 'subscription'}
        onClick={() => main()}
      />
    </div>
  );
}
