import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { BackButton } from '@/features/back-navigation/ui/back-button';
import { auth } from '@/shared/i18n/fa/auth';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { Button } from '@/shared/ui/button/button';
import { DeskCard } from '@/shared/ui/desk-card/desk-card';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';

import type { Step } from './lib/check-form';
import { $signInBusy, $hasGoogle, $step, googleClicked } from './form';
import { CodeStep } from './parts/code-step';
import { MobileStep } from './parts/mobile-step';
import { PasswordStep } from './parts/password-step';
import { ResetSent } from './parts/reset-sent';
import { ResetStep } from './parts/reset-step';
import styles from './view.module.css';

const steps: Readonly<Record<Step, ComponentType>> = {
  mobile: MobileStep,
  code: CodeStep,
  password: PasswordStep,
  reset: ResetStep,
  resetSent: ResetSent,
};

/** The sign-in page, step by step. Rule: docs/behaviour.md#sign-in */
export default function AuthPage() {
  const { step, hasGoogle } = useUnit({ step: $step, hasGoogle: $hasGoogle });
  const Form = steps[step];
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.auth} />
      <DeskCard>
        <div className={styles['content']}>
          <SignInPicture />
          {/* The key creates a new form for each step, so that no input carries over. */}
          <Form key={step} />
          {hasGoogle && (step === 'mobile' || step === 'password') && <Google />}
        </div>
      </DeskCard>
    </div>
  );
}

function Google() {
  const { busy, clicked } = useUnit({ busy: $signInBusy, clicked: googleClicked });
  return (
    <>
      <p className={styles['or']}>{auth.or}</p>
      <Button kind="outline" isWide isBusy={busy === 'google'} onClick={() => clicked()}>
        {auth.withGoogle}
      </Button>
    </>
  );
}
