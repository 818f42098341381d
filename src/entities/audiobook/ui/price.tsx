import { book } from '@/shared/i18n/fa/book';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber, formatPercent, formatToman } from '@/shared/i18n/format';
import { cx } from '@/shared/ui/cx';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './price.module.css';

/** A discount: `value` in rial, `percentage` as a fraction of 1. */
export interface Discount {
  readonly value: number;
  readonly percentage: number;
}

interface PriceProps {
  /** The price after the discount, in rial. An invalid price (null, NaN, negative) is not shown. */
  rial: number | null;
  discount?: Discount | null | undefined;
  /** `large` is used for the purchase and takes two lines. */
  size?: 'regular' | 'large' | undefined;
}

/**
 * A price in Toman. With a discount it also shows the price before, which is the price plus the discount,
 * and the percentage. Rule: docs/behaviour.md#discounts
 */
export function Price({ rial, discount, size = 'regular' }: PriceProps) {
  if (rial === null || !Number.isFinite(rial) || rial < 0) return null;
  const isReduced = discount != null && Number.isFinite(discount.value) && discount.value > 0;
  return (
    <span className={cx(styles['price'], styles[size])}>
      {isReduced && <Before rial={rial + discount.value} percentage={discount.percentage} />}
      {isReduced && <VisuallyHidden>{book.priceNow} </VisuallyHidden>}
      <bdi className={cx(styles['now'], rial === 0 && styles['free'])}>
        {rial === 0 ? product.free : formatToman(rial)}
      </bdi>
    </span>
  );
}

function Before({ rial, percentage }: { rial: number; percentage: number }) {
  const isShown = Number.isFinite(percentage) && percentage > 0 && percentage <= 1;
  return (
    <span className={styles['before']}>
      <VisuallyHidden>{book.priceBefore} </VisuallyHidden>
      <del className={styles['old']}>
        <bdi>{formatNumber(Math.round(rial / 10))}</bdi>
      </del>
      {isShown && <bdi className={styles['percentage']}>{formatPercent(percentage)}</bdi>}
    </span>
  );
}
