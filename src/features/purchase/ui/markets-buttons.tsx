import { useUnit } from 'effector-react';

import { markets } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';

import {
  confirmPurchaseClicked,
  dialogCancelled,
  increaseCreditClicked,
} from '../model/markets-dialog';

/** Buy, increase the credit, or cancel, the likeliest first. Without enough credit there is no 'buy'. */
export function MarketsButtons({ kind }: { kind: 'confirm' | 'notEnough' }) {
  const { confirm, increase, cancel } = useUnit({
    confirm: confirmPurchaseClicked,
    increase: increaseCreditClicked,
    cancel: dialogCancelled,
  });
  const canBuy = kind === 'confirm';
  const buyButton = (
    <Button
      kind={canBuy ? 'primary' : 'outline'}
      isWide
      disabled={!canBuy}
      onClick={() => confirm()}
    >
      {markets.confirm}
    </Button>
  );
  return (
    <>
      {canBuy && buyButton}
      <Button kind={canBuy ? 'outline' : 'primary'} isWide onClick={() => increase()}>
        {markets.increaseCredit}
      </Button>
      {!canBuy && buyButton}
      <Button kind="quiet" isWide onClick={() => cancel()}>
        {markets.cancel}
      </Button>
    </>
  );
}
