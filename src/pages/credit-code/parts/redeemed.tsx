import { useUnit } from 'effector-react';

import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { DoneMessage } from '@/shared/ui/done-message/done-message';
import { CheckIcon } from '@/shared/ui/icon/check-icon';

import { $creditCodeContinuation, anotherCodeClicked } from '../model';

import styles from './redeemed.module.css';

/** Confirms a redeemed code: the new balance (`balance` in rial) and the next step. */
export function Redeemed({ balance }: { balance: number }) {
  const { continuation, another } = useUnit({
    continuation: $creditCodeContinuation,
    another: anotherCodeClicked,
  });
  return (
    <DoneMessage
      picture={
        <span className={styles['mark']}>
          <CheckIcon size={28} />
        </span>
      }
      title={texts.redeemed}
      text={texts.newBalance(formatToman(balance))}
    >
      {continuation === null ? (
        <ButtonLink to="/credit">{texts.toCredit}</ButtonLink>
      ) : (
        <ButtonLink to={continuation} replace>
          {texts.goOn}
        </ButtonLink>
      )}
      <Button kind="quiet" onClick={() => another()}>
        {texts.another}
      </Button>
    </DoneMessage>
  );
}
