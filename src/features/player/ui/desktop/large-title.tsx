import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { formatNumber } from '@/shared/i18n/format';

import { $chapter, $chapters, type PlayerItem } from '../../model/queue';

import { BookmarkButton } from '../bookmark-button';
import { useTrouble } from '../use-trouble';

import styles from './large-title.module.css';

/** Longer titles are set in the interface's own face, so that they fit. */
const MAX_DISPLAY_LENGTH = 26;

/** The chapter that plays, and its place in the book. */
export function LargeTitle({ item }: { item: PlayerItem }) {
  const { chapter, chapters } = useUnit({
    chapter: $chapter,
    chapters: $chapters,
  });
  const trouble = useTrouble();
  const place = item.isSample
    ? player.sample
    : chapter && player.chapterOf(formatNumber(chapter.index + 1), formatNumber(chapters.length));
  const title = item.isSample || !chapter?.title ? item.title : chapter.title;
  return (
    <div className={styles['texts']}>
      <p className={styles['place']}>{place}</p>
      <div className={styles['head']}>
        <h2
          className={styles['title']}
          data-face={title.length > MAX_DISPLAY_LENGTH ? 'plain' : 'display'}
        >
          <bdi>{title}</bdi>
        </h2>
        {!item.isSample && <BookmarkButton />}
      </div>
      <p className={styles['author']}>
        <bdi>{item.author}</bdi>
      </p>
      {trouble !== null && (
        <p className={styles['author']} role="status">
          {trouble}
        </p>
      )}
    </div>
  );
}
