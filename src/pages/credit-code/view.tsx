import { useUnit } from 'effector-react';

import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { authPath } from '@/shared/routing/auth-path';
import { withContinuation } from '@/shared/routing/continuation';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { DeskCard } from '@/shared/ui/desk-card/desk-card';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $creditCodeContinuation, $redeemedBalance } from './model';
import { CodeForm } from './parts/code-form';
import { Redeemed } from './parts/redeemed';
import styles from './view.module.css';

/** Redeems a credit code. */
export default function CreditCodePage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles['credit-code']} />
      <DeskCard>{isKnown && !isLoggedIn ? <Visitor /> : <Account />}</DeskCard>
    </div>
  );
}

function Account() {
  const redeemed = useUnit($redeemedBalance);
  return redeemed === null ? <CodeForm /> : <Redeemed balance={redeemed} />;
}

function Visitor() {
  const continuation = useUnit($creditCodeContinuation);
  return (
    <StateMessage
      picture={<SignInPicture />}
      text={texts.codeVisitor}
      action={
        <ButtonLink to={authPath(withContinuation('/credit-code', continuation))}>
          {texts.signIn}
        </ButtonLink>
      }
    />
  );
}
