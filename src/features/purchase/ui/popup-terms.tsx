import {
  shownTermsOf,
  type PriceTerms,
  type ShownPriceTerms,
} from '@/entities/audiobook/lib/price-terms';
import { product } from '@/shared/i18n/fa/product';
import { purchase } from '@/shared/i18n/fa/purchase';
import { formatPercent, formatToman } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './popup-terms.module.css';

/** The discounts and the price to pay, in Toman. */
export function PopupTerms({ terms }: { terms: PriceTerms }) {
  const { discounts, beforeRial, rial } = shownTermsOf(terms);
  if (rial === null) return null;
  return (
    <div className={styles['terms']}>
      {discounts.length > 0 && <Discounts discounts={discounts} />}
      <p className={styles['total']}>
        <span className={styles['label']}>{purchase.price}</span>
        <span className={styles['amounts']}>
          {beforeRial !== null && (
            <del className={styles['before']}>
              <VisuallyHidden>{purchase.priceBefore} </VisuallyHidden>
              <bdi>{formatToman(beforeRial)}</bdi>
            </del>
          )}
          {beforeRial !== null && <VisuallyHidden>{purchase.priceAfter} </VisuallyHidden>}
          <bdi className={styles['now']}>{rial === 0 ? product.free : formatToman(rial)}</bdi>
        </span>
      </p>
    </div>
  );
}

function Discounts({ discounts }: Pick<ShownPriceTerms, 'discounts'>) {
  return (
    <ul className={styles['discounts']} aria-label={purchase.discounts}>
      {discounts.map(({ rial, percentage }, index) => (
        <li key={index} className={styles['row']}>
          <span className={styles['name']}>
            {percentage === null
              ? purchase.discountPlain
              : purchase.discount(formatPercent(percentage))}
          </span>
          <bdi className={styles['value']}>{formatToman(rial)}</bdi>
        </li>
      ))}
    </ul>
  );
}
