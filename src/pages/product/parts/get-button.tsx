import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';

import { $isUnavailable, $productOffer, getClicked } from '../get';

interface GetButtonProps {
  /** The id of the sentence about the effect and the price of the button. */
  sentenceId: string;
}

/**
 * Opens the purchase pop-up; it has the colour of the pop-up's main button. It is disabled, and the sentence says
 * why, when neither button of the pop-up would get the book. Rule: docs/behaviour.md#product-page
 */
export function GetButton({ sentenceId }: GetButtonProps) {
  const { offer, isUnavailable, clicked } = useUnit({
    offer: $productOffer,
    isUnavailable: $isUnavailable,
    clicked: getClicked,
  });
  const isBySubscription =
    offer !== null && offer.main.isEnabled && offer.main.colour === 'subscription';
  return (
    <Button
      kind={isBySubscription ? 'subscription' : 'primary'}
      aria-haspopup="dialog"
      aria-describedby={sentenceId}
      disabled={isUnavailable}
      onClick={() => clicked()}
    >
      {product.get}
    </Button>
  );
}
