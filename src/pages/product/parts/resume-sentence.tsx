import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';
import { formatClock, formatNumber, formatSpokenTime } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $resumePlace } from '../progress';

import styles from './get-sentence.module.css';

/** Where 'play' goes on: a clock for the eye, words for the ear. */
export function ResumeSentence({ id }: { id: string }) {
  const place = useUnit($resumePlace);
  if (!place) return null;
  const chapter = formatNumber(place.chapter);
  if (place.seconds < 1) {
    return (
      <p id={id} className={styles['sentence']}>
        {product.resumesChapter(chapter)}
      </p>
    );
  }
  return (
    <p id={id} className={styles['sentence']}>
      <span aria-hidden="true">{product.resumes(chapter, formatClock(place.seconds))}</span>
      <VisuallyHidden>
        {product.resumesSpoken(chapter, formatSpokenTime(place.seconds))}
      </VisuallyHidden>
    </p>
  );
}
