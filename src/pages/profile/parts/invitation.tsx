import { useUnit } from 'effector-react';

import { profile as texts } from '@/shared/i18n/fa/profile';
import { $authPath } from '@/shared/routing/auth-path';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

/** The benefits of an account, and the sign-in button. */
export function Invitation() {
  const signIn = useUnit($authPath);
  return (
    <StateMessage
      size="section"
      picture={<SignInPicture />}
      text={texts.invitation}
      action={<ButtonLink to={signIn}>{texts.signIn}</ButtonLink>}
    />
  );
}
