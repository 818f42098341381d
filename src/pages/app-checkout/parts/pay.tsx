import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { $client } from '@/entities/client/model';
import { errorText } from '@/shared/api/error-text';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { isHttpError } from '@/shared/api/errors';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { formatToman } from '@/shared/i18n/format';
import { withContinuation } from '@/shared/routing/continuation';
import { bookPath } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';

import type { Offer } from '../lib/offer';
import { $checkoutContinuation, $checkoutPath } from '../model';
import {
  $isChecking,
  $isPaying,
  $shortage,
  $paymentStage,
  checkClicked,
  payClicked,
  type Stage,
} from '../payment';

import styles from './pay.module.css';

/** The pay button, or the reason why there is none and a link to the next step. */
export function Pay({ offer }: { offer: Offer }) {
  const stage = useUnit($paymentStage);
  const place = useRef<HTMLDivElement>(null);
  // The outcome may have taken the pressed button away, and the focus with it.
  useEffect(() => {
    if (stage.kind !== 'open' && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div ref={place} tabIndex={-1}>
      <NextStep offer={offer} stage={stage} />
    </div>
  );
}

interface StepProps {
  offer: Offer;
  stage: Stage;
}

function NextStep({ offer, stage }: StepProps) {
  const { shortage, path } = useUnit({ shortage: $shortage, path: $checkoutPath });
  if (stage.kind === 'unknown') return <Unknown isAccepted={stage.isAccepted} />;
  if (offer.kind === 'package') return <Package />;
  if (offer.kind === 'book' && offer.standing !== 'forSale') return <NotForSale offer={offer} />;
  const isRefusedForCredit =
    stage.kind === 'refused' && stage.error !== null && isHttpError(stage.error, 402);
  if (shortage > 0) return <Raise text={texts.short(formatToman(shortage))} continuation={path} />;
  if (isRefusedForCredit) return <Raise text={texts.notEnough} continuation={path} />;
  return <PayButton offer={offer} stage={stage} />;
}

/** Credit packages are sold in the app markets only. After them, or after a credit code, the checkout continues. */
function Package() {
  const { client, continuation } = useUnit({
    client: $client,
    continuation: $checkoutContinuation,
  });
  if (client.kind === 'market')
    return <Raise text={texts.packageInApp} continuation={continuation} />;
  return (
    <Way text={texts.packageText}>
      <ButtonLink to={withContinuation('/credit-code', continuation)} isWide>
        {texts.enterCode}
      </ButtonLink>
    </Way>
  );
}

function PayButton({ offer, stage }: StepProps) {
  const { isPaying, clicked } = useUnit({ isPaying: $isPaying, clicked: payClicked });
  const problem = problemOf(stage);
  return (
    <div className={styles['pay']}>
      <div role="alert" className={styles['alert']}>
        {problem}
      </div>
      <Button
        kind={offer.kind === 'plan' ? 'subscription' : 'primary'}
        size="large"
        isWide
        isBusy={isPaying}
        onClick={() => clicked()}
      >
        {offer.rial ? texts.pay(formatToman(offer.rial)) : texts.payNothing}
      </Button>
    </div>
  );
}

function problemOf(stage: Stage): string | null {
  if (stage.kind === 'changed') return texts.changed;
  if (stage.kind !== 'refused') return null;
  if (stage.error?.kind === 'offline') return texts.offline;
  return stage.error ? `${errorText(stage.error)} ${texts.notCharged}` : texts.notCharged;
}

interface RaiseProps {
  text: string;
  /** The address of the purchase that needs the credit; null without one. */
  continuation: string | null;
}

function Raise({ text, continuation }: RaiseProps) {
  return (
    <Way text={text}>
      <ButtonLink to={withContinuation('/credit', continuation)} size="large" isWide>
        {texts.raise}
      </ButtonLink>
    </Way>
  );
}

function NotForSale({ offer }: { offer: Extract<Offer, { kind: 'book' }> }) {
  const toBook = (
    <ButtonLink to={bookPath(offer.book.audioBookId)} kind="outline" isWide>
      {texts.toBook}
    </ButtonLink>
  );
  if (offer.standing === 'owned') return <Way text={texts.owned}>{toBook}</Way>;
  if (offer.standing === 'notSold') return <Way text={texts.notSold}>{toBook}</Way>;
  // The running subscription covers it already.
  if (offer.action === purchaseButtonActions.getBySubscription)
    return <Way text={texts.bySubscription}>{toBook}</Way>;
  return (
    <Way text={texts.bySubscription}>
      <ButtonLink to="/subscription/plans" kind="subscription" isWide>
        {texts.toPlans}
      </ButtonLink>
    </Way>
  );
}

function Unknown({ isAccepted }: { isAccepted: boolean }) {
  const { isChecking, clicked } = useUnit({ isChecking: $isChecking, clicked: checkClicked });
  return (
    <Way text={isAccepted ? texts.waiting : texts.unknown}>
      <Button kind="ink" size="large" isWide isBusy={isChecking} onClick={() => clicked()}>
        {texts.check}
      </Button>
    </Way>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles['pay']}>
      <p role="status" className={styles['text']} dir="auto">
        {text}
      </p>
      {children}
    </div>
  );
}
