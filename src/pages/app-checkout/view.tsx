import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { DeskCard } from '@/shared/ui/desk-card/desk-card';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { EmptyBasketPicture } from '@/shared/ui/state-message/pictures/empty-basket-picture';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import {
  $checkoutError,
  $isCheckoutItemMissing,
  $isCheckoutReady,
  $checkoutLinkProblem,
  $checkoutOffer,
  checkoutRetryClicked,
  checkoutSignInClicked,
} from './model';
import { Done } from './parts/done';
import { Order } from './parts/order';
import { OrderSkeleton } from './parts/order-skeleton';
import { $paymentStage } from './payment';
import styles from './view.module.css';

/** The web checkout: the item, its price, and the pay button. */
export default function CheckoutPage() {
  const { problem, isKnown, isLoggedIn } = useUnit({
    problem: $checkoutLinkProblem,
    isKnown: $isSessionKnown,
    isLoggedIn: $isLoggedIn,
  });
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles['app-checkout']} />
      <DeskCard>
        {problem !== null && <Nothing text={texts.linkProblems[problem]} />}
        {problem === null && isLoggedIn && <Purchase />}
        {problem === null && !isLoggedIn && (isKnown ? <Visitor /> : <OrderSkeleton />)}
      </DeskCard>
    </div>
  );
}

function Purchase() {
  const { offer, isReady, isMissing, stage, error, retry } = useUnit({
    offer: $checkoutOffer,
    isReady: $isCheckoutReady,
    isMissing: $isCheckoutItemMissing,
    stage: $paymentStage,
    error: $checkoutError,
    retry: checkoutRetryClicked,
  });
  if (isMissing) return <Nothing text={texts.notFound} />;
  if (offer && stage.kind === 'done') return <Done offer={offer} />;
  if (offer && isReady) return <Order offer={offer} />;
  if (error) return <LoadFailed error={error} onRetry={() => retry()} />;
  return <OrderSkeleton />;
}

function Nothing({ text }: { text: string }) {
  return (
    <StateMessage
      picture={<EmptyBasketPicture />}
      text={text}
      action={
        <ButtonLink to="/" kind="outline">
          {texts.toShop}
        </ButtonLink>
      }
    />
  );
}

function Visitor() {
  const clicked = useUnit(checkoutSignInClicked);
  return (
    <StateMessage
      picture={<SignInPicture />}
      text={texts.visitor}
      action={<Button onClick={() => clicked()}>{texts.signIn}</Button>}
    />
  );
}
