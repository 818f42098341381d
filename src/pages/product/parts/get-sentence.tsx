import { useUnit } from 'effector-react';

import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $isSentencePending, $offerSentence } from '../get';

import styles from './get-sentence.module.css';

/** One sentence about the effect of getting the book; a skeleton while it is on its way. */
export function GetSentence({ id }: { id: string }) {
  const { sentence, isPending } = useUnit({
    sentence: $offerSentence,
    isPending: $isSentencePending,
  });
  return (
    <p id={id} className={styles['sentence']}>
      {isPending ? <Skeleton shape="text" width="9em" /> : sentence}
    </p>
  );
}
