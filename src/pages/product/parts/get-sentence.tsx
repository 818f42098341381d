import { useUnit } from 'effector-react';

import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $offerSentence } from '../get';

import styles from './get-sentence.module.css';

/** One sentence about the effect of getting the book; a skeleton while it is unknown. */
export function GetSentence({ id }: { id: string }) {
  const sentence = useUnit($offerSentence);
  return (
    <p id={id} className={styles['sentence']}>
      {sentence ?? <Skeleton shape="text" width="9em" />}
    </p>
  );
}
