import { useUnit } from 'effector-react';

import type { PurchaseBook } from '@/entities/purchase/book';

import { $stateError } from '../model/library-state';
import { $offer, $price } from '../model/offer';

import { PopupBook } from './popup-book';
import { PopupFailed } from './popup-failed';
import styles from './popup-offer.module.css';
import { PopupSkeleton } from './popup-skeleton';
import { PopupTerms } from './popup-terms';

/** The book with its price: loading, failed, or loaded. */
export function PopupOffer({ book }: { book: PurchaseBook }) {
  const { error, offer, price } = useUnit({ error: $stateError, offer: $offer, price: $price });
  const isTight = !error && price !== null && price.discounts.length > 0;
  return (
    <div className={styles['offer']}>
      <PopupBook book={book} isTight={isTight} />
      {error && <PopupFailed error={error} />}
      {!error && !offer && <PopupSkeleton />}
      {!error && offer && price && <PopupTerms terms={price} />}
    </div>
  );
}
