import { useUnit } from 'effector-react';

import { $myRate } from '@/entities/rating/model';
import { comments } from '@/shared/i18n/fa/comments';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { StarInput } from '@/shared/ui/rating/star-input';

import { $rateBefore, rateUndone, starClicked } from '../rate';

import styles from './own-rate.module.css';

/** The user rates the book by a tap, which can be taken back. */
export function OwnRate() {
  const { rate, before, clicked, undone } = useUnit({
    rate: $myRate,
    before: $rateBefore,
    clicked: starClicked,
    undone: rateUndone,
  });
  return (
    <div className={styles['rate']}>
      <p className={styles['text']} role="status">
        {rate === 0 ? product.rateInvitation : product.rated(formatNumber(rate))}
      </p>
      <div className={styles['row']}>
        <StarInput
          legend={comments.yourRate}
          value={rate}
          labelOf={(stars) => comments.rate(formatNumber(stars))}
          onChosen={(stars) => clicked(stars)}
        />
        {before !== null && (
          <Button kind="outline" size="small" onClick={() => undone()}>
            {product.undoRate}
          </Button>
        )}
      </div>
    </div>
  );
}
