import { useUnit } from 'effector-react';

import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $offer } from '../get';
import { offerSentence } from '../lib/offer-sentence';

import styles from './get-sentence.module.css';

/** What getting the book does and costs, in one sentence; its place while that is not known. */
export function GetSentence({ id }: { id: string }) {
  const offer = useUnit($offer);
  return (
    <p id={id} className={styles['sentence']}>
      {offer ? offerSentence(offer) : <Skeleton shape="text" width="120px" />}
    </p>
  );
}
