import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $chapter } from '@/features/player/model/queue';
import type { LibraryChapter } from '@/shared/api/contract/chapters';
import { product } from '@/shared/i18n/fa/product';
import { formatClock, formatNumber } from '@/shared/i18n/format';
import { HeadphonesIcon } from '@/shared/ui/icon/headphones-icon';

import { $playsWhole } from '../podcast';
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
  const { playsWhole, owned, current, clicked } = useUnit({
    playsWhole: $playsWhole,
    owned: $owned,
    current: $chapter,
    clicked: chapterClicked,
  });
  const isCurrent = owned.isCurrent && current?.chapterId === chapterId;
  const title = chapter.title || `${product.chapter} ${formatNumber(number)}`;

  return (
    <li className={styles['place']}>
      <Row isCurrent={isCurrent} onClick={playsWhole ? () => clicked(chapterId) : undefined}>
        <span className={styles['number']}>
          {isCurrent ? <HeadphonesIcon size={16} /> : formatNumber(number)}
        </span>
        <bdi className={styles['title']}>{title}</bdi>
        {duration > 0 && (
          <bdi className={styles['time']} dir="ltr">
            {formatClock(duration)}
          </bdi>
        )}
      </Row>
    </li>
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
