import { useStoreMap, useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $chapter } from '@/features/player/model/queue';
import type { LibraryChapter } from '@/shared/api/contract/chapters';
import { product } from '@/shared/i18n/fa/product';
import { formatClock, formatNumber, formatPercent } from '@/shared/i18n/format';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { HeadphonesIcon } from '@/shared/ui/icon/headphones-icon';

import { ProgressBar } from '@/shared/ui/progress/progress-bar';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $playsWhole } from '../podcast';
import { $playedChapters } from '../progress';
import { $owned, chapterClicked } from '../sample';

import styles from './chapters.module.css';

interface ChapterRowProps {
  chapter: LibraryChapter;
  /** The position in the book, from 1. */
  number: number;
}

/** A chapter, which plays on a tap when the user may play the whole book. */
export function ChapterRow({ chapter, number }: ChapterRowProps) {
  const { chapterId, duration } = chapter;
  const { playsWhole, owned, clicked } = useUnit({
    playsWhole: $playsWhole,
    owned: $owned,
    clicked: chapterClicked,
  });
  // Each position that is stored changes the current chapter and the shares: only its own row renders.
  const isPlaying = useStoreMap({
    store: $chapter,
    keys: [chapterId],
    fn: (current, [id]) => current?.chapterId === id,
  });
  const played = useStoreMap({
    store: $playedChapters,
    keys: [chapterId],
    fn: (shares, [id]) => shares.get(id) ?? 0,
  });
  const share = playsWhole ? played : 0;
  const isCurrent = owned.isCurrent && isPlaying;
  const title = chapter.title || `${product.chapter} ${formatNumber(number)}`;

  return (
    <li className={styles['place']}>
      <Row isCurrent={isCurrent} onClick={playsWhole ? () => clicked(chapterId) : undefined}>
        <span className={styles['number']}>
          <Mark number={number} isCurrent={isCurrent} isHeard={isHeard(share)} />
        </span>
        <bdi className={styles['title']}>{title}</bdi>
        <PlayedShare share={share} />
        {duration > 0 && (
          <bdi className={styles['time']} dir="ltr">
            {formatClock(duration)}
          </bdi>
        )}
      </Row>
    </li>
  );
}

/** A full percent counts as heard, as in the library. */
const isHeard = (share: number) => Math.round(share * 100) >= 100;

interface MarkProps {
  number: number;
  isCurrent: boolean;
  isHeard: boolean;
}

/** The chapter's number; for the current one and for heard ones a picture. */
function Mark({ number, isCurrent, isHeard: isDone }: MarkProps) {
  if (isCurrent) return <HeadphonesIcon size={16} />;
  return isDone ? <CheckIcon size={16} /> : formatNumber(number);
}

/** A line below a chapter that was begun; what it shows is also said. */
function PlayedShare({ share }: { share: number }) {
  if (share === 0) return null;
  if (isHeard(share)) return <VisuallyHidden>{product.heard}</VisuallyHidden>;
  return (
    <>
      <VisuallyHidden>{product.heardShare(formatPercent(share))}</VisuallyHidden>
      <span className={styles['played']}>
        <ProgressBar value={share} />
      </span>
    </>
  );
}

interface RowProps {
  isCurrent: boolean;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function Row({ isCurrent, onClick, children }: RowProps) {
  if (!onClick) return <div className={styles['row']}>{children}</div>;
  return (
    <button
      type="button"
      className={styles['row']}
      aria-current={isCurrent || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
