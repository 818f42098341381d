import { useUnit } from 'effector-react';

import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $productOffer } from '../get';
import { offerSentence } from '../lib/offer-sentence';

import styles from './get-sentence.module.css';

/** One sentence about the effect and the price of getting the book; a skeleton while they are unknown. */
export function GetSentence({ id }: { id: string }) {
  const offer = useUnit($productOffer);
  return (
    <p id={id} className={styles['sentence']}>
      {offer ? offerSentence(offer) : <Skeleton shape="text" width="120px" />}
    </p>
  );
}
