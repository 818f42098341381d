import { book } from '@/shared/i18n/fa/book';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';
import { cx } from '@/shared/ui/cx';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { shownTermsOf, type Discount, type ShownPriceTerms } from '../lib/price-terms';

import styles from './price.module.css';

interface PriceProps {
  /** The price after the discounts, in rial. An invalid price (null, NaN, negative) is not shown. */
  rial: number | null;
  discounts?: readonly Discount[] | undefined;
  /** `large` is used for the purchase and takes two lines. */
  size?: 'regular' | 'large' | undefined;
}

/**
 * A price in Toman. With discounts it also shows the price before them, and each percentage.
 * Rule: docs/behaviour.md#discounts
 */
export function Price({ rial: given, discounts: all = [], size = 'regular' }: PriceProps) {
  const { rial, beforeRial, discounts } = shownTermsOf({ rial: given, discounts: all });
  if (rial === null) return null;
  return (
    <span className={cx(styles['price'], styles[size])}>
      {beforeRial !== null && <Before rial={beforeRial} discounts={discounts} />}
      {beforeRial !== null && <VisuallyHidden>{book.priceNow} </VisuallyHidden>}
      <bdi className={cx(styles['now'], rial === 0 && styles['free'])}>
        {rial === 0 ? product.free : formatToman(rial)}
      </bdi>
    </span>
  );
}

interface BeforeProps {
  rial: number;
  discounts: ShownPriceTerms['discounts'];
}

function Before({ rial, discounts }: BeforeProps) {
  return (
    <span className={styles['before']}>
      <VisuallyHidden>{book.priceBefore} </VisuallyHidden>
      <del className={styles['old']}>
        <bdi>{formatNumber(Math.round(rial / 10))}</bdi>
      </del>
      {discounts.map(
        ({ percentage }, index) =>
          percentage !== null && (
            <bdi key={index} className={styles['percentage']}>
              {formatPercent(percentage)}
            </bdi>
          ),
      )}
    </span>
  );
}
