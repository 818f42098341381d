import { useId } from 'react';

import type { OfferedButton } from '@/entities/purchase/offer';
import { purchase } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';
import { PlayIcon } from '@/shared/ui/icon/play-icon';

import styles from './offer-button.module.css';
import { promiseText } from './promise-text';

interface OfferButtonProps {
  button: OfferedButton<string>;
  /** Its own order is on the way. */
  isBusy: boolean;
  /** The other button's order is on the way. */
  isLocked: boolean;
  onClick: () => void;
}

/**
 * One of the two buttons in its size and colour (product spec, section 4), with the sentence that says
 * what a tap does and costs.
 */
export function OfferButton({ button, isBusy, isLocked, onClick }: OfferButtonProps) {
  const sentence = useId();
  const { size, colour, isEnabled, promise } = button;
  if (size === 'Invisible') return null;
  const isSmall = size === 'SmallWithPlayIcon';
  return (
    <div className={styles['choice']} data-size={size} data-colour={colour}>
      <Button
        kind={colour === 'own' ? 'primary' : 'subscription'}
        size={isSmall ? 'small' : 'regular'}
        icon={isSmall && <PlayIcon size={16} />}
        isWide={!isSmall}
        isBusy={isBusy}
        disabled={!isEnabled || isLocked}
        aria-describedby={sentence}
        onClick={onClick}
      >
        {textOf(button)}
      </Button>
      <p id={sentence} className={styles['sentence']}>
        {promiseText(promise)}
      </p>
    </div>
  );
}

/**
 * The API's text as it is; ours where it sent none. The small one plays, whatever the subscription, of
 * which the API's text tells.
 */
function textOf({ text, isEnabled, action, size }: OfferedButton<string>): string {
  if (size === 'SmallWithPlayIcon') return purchase.play;
  if (text !== null) return text;
  if (!isEnabled) return purchase.unavailable;
  return action === 'buy' ? purchase.buy : purchase.get;
}
