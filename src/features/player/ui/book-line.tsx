import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { formatClock, formatDuration } from '@/shared/i18n/format';
import { ProgressBar } from '@/shared/ui/progress/progress-bar';

import { $bookFraction, $bookLength, $bookRemaining } from '../model/book-progress';
import { $chapters, $index } from '../model/queue';

import styles from './book-line.module.css';

/** With more chapters their segments would be too short to see. */
const MAX_SEGMENTS = 60;

/** The whole book as one line, a segment for each chapter, what is left of it and how long it is. */
export function BookLine() {
  const { chapters, index } = useUnit({ chapters: $chapters, index: $index });
  return (
    <div className={styles['book']}>
      {chapters.length > MAX_SEGMENTS ? (
        <Whole />
      ) : (
        <div className={styles['line']} aria-hidden="true">
          {chapters.map((chapter) => (
            <span
              key={chapter.chapterId}
              className={styles['segment']}
              data-place={placeOf(chapter.index, index)}
              style={{ flexGrow: Math.max(1, chapter.duration) }}
            />
          ))}
        </div>
      )}
      <div className={styles['times']} dir="rtl">
        <Times />
      </div>
    </div>
  );
}

function placeOf(index: number, current: number): 'before' | 'now' | 'after' {
  if (index === current) return 'now';
  return index < current ? 'before' : 'after';
}

// Components of their own, so that a time update does not re-render the segments.

function Whole() {
  return <ProgressBar value={useUnit($bookFraction)} />;
}

/** Nothing until the lengths of the chapters are known. */
function Times() {
  const { remaining, length } = useUnit({ remaining: $bookRemaining, length: $bookLength });
  if (length === 0) return null;
  return (
    <>
      <span>{player.bookRemaining(formatDuration(remaining))}</span>
      <span>{player.bookLength(formatClock(length))}</span>
    </>
  );
}
