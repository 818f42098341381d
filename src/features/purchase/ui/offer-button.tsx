import type { OfferedButton } from '@/entities/purchase/offer';
import { purchase } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';
import { cx } from '@/shared/ui/cx';
import { PlayIcon } from '@/shared/ui/icon/play-icon';

import styles from './offer-button.module.css';

interface OfferButtonProps {
  button: OfferedButton<string>;
  /** This button's action is running. */
  isBusy: boolean;
  /** The other button's action is running. */
  isLocked: boolean;
  /** The other button does the same, and is the main one: this one is not filled. */
  isQuiet?: boolean;
  /** The effect and the cost of a tap. Null where the other button shows the same sentence. */
  sentence: string | null;
  /** The id of the sentence, here or there. */
  sentenceId: string;
  onClick: () => void;
}

/** One of the two buttons, with a sentence below it. Rule: docs/behaviour.md#purchase-buttons */
export function OfferButton(props: OfferButtonProps) {
  const { button, isBusy, isLocked, isQuiet = false, sentence, sentenceId, onClick } = props;
  const { size, colour, isEnabled } = button;
  if (size === 'Invisible') return null;
  const isSmall = size === 'SmallWithPlayIcon';
  const filled = colour === 'own' ? 'primary' : 'subscription';
  return (
    <div
      className={cx(styles['choice'], isQuiet && styles['quiet'])}
      data-size={size}
      data-colour={colour}
    >
      <Button
        kind={isQuiet ? 'outline' : filled}
        size={isSmall ? 'small' : 'regular'}
        icon={isSmall && <PlayIcon size={16} />}
        isWide={!isSmall}
        isBusy={isBusy}
        disabled={!isEnabled || isLocked}
        aria-describedby={sentenceId}
        onClick={onClick}
      >
        {textOf(button)}
      </Button>
      {sentence !== null && (
        <p id={sentenceId} className={styles['sentence']}>
          {sentence}
        </p>
      )}
    </div>
  );
}

/**
 * The API's text, or our wording where the API sent none. The small button always says 'play', because
 * the API's text is about the subscription.
 */
function textOf({ text, isEnabled, action, size }: OfferedButton<string>): string {
  if (size === 'SmallWithPlayIcon') return purchase.play;
  if (text !== null) return text;
  if (!isEnabled) return purchase.unavailable;
  return action === 'buy' ? purchase.buy : purchase.get;
}
