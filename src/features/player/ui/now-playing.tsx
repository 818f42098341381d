import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { formatNumber } from '@/shared/i18n/format';

import { $chapter, $chapters, type PlayerItem } from '../model/queue';

import { BookmarkButton } from './bookmark-button';
import styles from './now-playing.module.css';
import { useTrouble } from './use-trouble';

/** The chapter with its place, its book and author; without a chapter title, and for a sample, the book itself. */
export function NowPlaying({ item }: { item: PlayerItem }) {
  const { chapter, chapters } = useUnit({
    chapter: $chapter,
    chapters: $chapters,
  });
  const trouble = useTrouble();
  const place = item.isSample
    ? player.sample
    : chapter && player.chapterOf(formatNumber(chapter.index + 1), formatNumber(chapters.length));
  const title = item.isSample || !chapter?.title ? item.title : chapter.title;
  const subtitle = title === item.title ? [item.author] : [item.title, item.author];
  return (
    <div className={styles['texts']}>
      {trouble === null ? (
        <p className={styles['place']}>{place}</p>
      ) : (
        <p className={styles['place']} role="status">
          {trouble}
        </p>
      )}
      <div className={styles['head']}>
        <h2 className={styles['title']}>
          <bdi>{title}</bdi>
        </h2>
        {!item.isSample && <BookmarkButton />}
      </div>
      <p className={styles['book']}>
        {subtitle.filter(Boolean).map((text) => (
          <bdi key={text} className={styles['part']}>
            {text}
          </bdi>
        ))}
      </p>
    </div>
  );
}
