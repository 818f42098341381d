import { useStoreMap } from 'effector-react';
import type { ReactNode } from 'react';

import type { BookCard } from '@/shared/api/contract/values';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatDuration } from '@/shared/i18n/format';
import { CheckIcon } from '@/shared/ui/icon/check-icon';

import { $bookPlaces } from '../continued';
import { progressOf } from '../lib/progress-of';
import { $playedFractions } from '../model';

import styles from './book-state.module.css';

interface BookStateProps {
  book: BookCard;
  /** Shown for a book that was not begun. */
  fallback: ReactNode;
}

/** What is left of a book that was begun. */
export function BookState({ book, fallback }: BookStateProps) {
  const played = useStoreMap({
    store: $playedFractions,
    keys: [book.audioBookId],
    fn: (fractions, [id]) => fractions.get(id) ?? 0,
  });
  const remaining = useStoreMap({
    store: $bookPlaces,
    keys: [book.audioBookId],
    fn: (places, [id]) => places.get(id)?.remaining ?? 0,
  });
  const progress = progressOf(played);
  if (progress === 'notStarted') return fallback;
  if (progress === 'inProgress') return texts.remaining(formatDuration(remaining));
  return (
    <>
      <CheckIcon size={16} className={styles['check']} />
      {texts.filter.finished}
    </>
  );
}
