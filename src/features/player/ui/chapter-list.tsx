import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import type { PlayerChapter } from '@/shared/storage/keys';
import { formatClock, formatNumber } from '@/shared/i18n/format';
import { player } from '@/shared/i18n/fa/player';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { cx } from '@/shared/ui/cx';

import { isUnderWay } from '../lib/next-status';
import { $status, playClicked } from '../model/playback';
import { $duration, $position } from '../model/position';
import { $chapters, $index, chapterPicked } from '../model/queue';

import styles from './chapter-list.module.css';
import { SoundMark } from './sound-mark';

/** The chapters of the book: which were heard, which one plays; a click plays the chapter. */
export function ChapterList({ onPicked }: { onPicked?: (() => void) | undefined }) {
  const { chapters, index, status, pick, play } = useUnit({
    chapters: $chapters,
    index: $index,
    status: $status,
    pick: chapterPicked,
    play: playClicked,
  });
  return (
    <ol className={styles['list']} aria-label={player.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.chapterId} className={styles['item']}>
          <Row
            chapter={chapter}
            isCurrent={chapter.index === index}
            onClick={() => {
              // The current one goes on: opening it again would interrupt it.
              if (chapter.index !== index) pick(chapter.index);
              else if (!isUnderWay(status)) play();
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
        {isCurrent ? <Remaining /> : <Length chapter={chapter} />}
      </span>
      {isCurrent ? <CurrentProgress /> : <Progress played={playedShare(chapter)} />}
    </button>
  );
}

/** The share of a chapter that was heard, 0 to 1; 0 also for a chapter that was heard to its end, which has a check mark. */
function playedShare(chapter: PlayerChapter): number {
  return chapter.duration > 0 && !isHeard(chapter) ? chapter.durationPlayed / chapter.duration : 0;
}

function isHeard({ duration, durationPlayed }: PlayerChapter): boolean {
  return duration > 0 && durationPlayed >= duration - 1;
}

/** The duration of a chapter, or what is left of one that was begun. */
function Length({ chapter }: Pick<RowProps, 'chapter'>) {
  return playedShare(chapter) > 0 ? (
    player.remaining(formatClock(chapter.duration - chapter.durationPlayed))
  ) : (
    <bdi dir="ltr">{formatClock(chapter.duration)}</bdi>
  );
}

function Progress({ played }: { played: number }) {
  if (played <= 0) return null;
  return (
    <span className={styles['progress']} aria-hidden="true">
      <span className={styles['played']} style={{ inlineSize: `${played * 100}%` }} />
    </span>
  );
}

function Mark({ chapter, isCurrent }: Pick<RowProps, 'chapter' | 'isCurrent'>) {
  if (isCurrent) return <SoundMark />;
  return isHeard(chapter) ? <CheckIcon size={18} /> : formatNumber(chapter.index + 1);
}

// Components of their own, so that a time update does not re-render the list.

function CurrentProgress() {
  const { position, duration } = useUnit({ position: $position, duration: $duration });
  return <Progress played={duration > 0 ? Math.min(1, position / duration) : 0} />;
}

function Remaining() {
  const { position, duration } = useUnit({ position: $position, duration: $duration });
  return player.remaining(formatClock(Math.max(0, duration - position)));
}
