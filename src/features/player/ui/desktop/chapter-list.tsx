import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import type { PlayerChapter } from '@/shared/storage/keys';
import { formatClock, formatNumber } from '@/shared/i18n/format';
import { player } from '@/shared/i18n/fa/player';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { cx } from '@/shared/ui/cx';

import { $duration, $position } from '../../model/position';
import { $chapters, $index, chapterPicked } from '../../model/queue';

import styles from './chapter-list.module.css';
import { SoundMark } from './sound-mark';

/** The chapters of the book: which were heard, which one plays; a click plays the chapter. */
export function ChapterList({ onPicked }: { onPicked?: (() => void) | undefined }) {
  const { chapters, index, pick } = useUnit({
    chapters: $chapters,
    index: $index,
    pick: chapterPicked,
  });
  return (
    <ol className={styles['list']} aria-label={player.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.chapterId} className={styles['item']}>
          <Row
            chapter={chapter}
            isCurrent={chapter.index === index}
            onClick={() => {
              // The current one is left alone: opening it again would interrupt it.
              if (chapter.index !== index) pick(chapter.index);
              onPicked?.();
            }}
          />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  chapter: PlayerChapter;
  isCurrent: boolean;
  onClick: () => void;
}

function Row({ chapter, isCurrent, onClick }: RowProps) {
  // The list opens at the chapter that plays.
  const showCurrent = useCallback(
    (row: HTMLElement | null) => {
      if (isCurrent) row?.scrollIntoView({ block: 'nearest' });
    },
    [isCurrent],
  );
  return (
    <button
      ref={showCurrent}
      type="button"
      className={cx(styles['row'], isCurrent && styles['current'])}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      <span className={styles['mark']}>
        <Mark chapter={chapter} isCurrent={isCurrent} />
      </span>
      <bdi className={styles['title']}>{chapter.title}</bdi>
      <span className={styles['time']}>
        {isCurrent ? <Remaining /> : <bdi dir="ltr">{formatClock(chapter.duration)}</bdi>}
      </span>
    </button>
  );
}

function Mark({ chapter, isCurrent }: Pick<RowProps, 'chapter' | 'isCurrent'>) {
  if (isCurrent) return <SoundMark />;
  const isHeard = chapter.duration > 0 && chapter.durationPlayed >= chapter.duration - 1;
  return isHeard ? <CheckIcon size={18} /> : formatNumber(chapter.index + 1);
}

// A component of its own, so that a time update does not re-render the list.
function Remaining() {
  const { position, duration } = useUnit({ position: $position, duration: $duration });
  return player.remaining(formatClock(Math.max(0, duration - position)));
}
