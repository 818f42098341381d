import { useUnit } from 'effector-react';

import { markets } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';

import {
  confirmPurchaseClicked,
  dialogCancelled,
  increaseCreditClicked,
} from '../model/markets-dialog';

/** What can be done: buy, have more credit, or leave it. Without enough credit nothing can be bought. */
export function MarketsButtons({ kind }: { kind: 'confirm' | 'notEnough' }) {
  const { confirm, increase, cancel } = useUnit({
    confirm: confirmPurchaseClicked,
    increase: increaseCreditClicked,
    cancel: dialogCancelled,
  });
  const canBuy = kind === 'confirm';
  return (
    <>
      {canBuy && (
        <Button isWide onClick={() => confirm()}>
          {markets.confirm}
        </Button>
      )}
      <Button kind={canBuy ? 'outline' : 'primary'} isWide onClick={() => increase()}>
        {markets.increaseCredit}
      </Button>
      <Button kind="quiet" isWide onClick={() => cancel()}>
        {markets.cancel}
      </Button>
    </>
  );
}
