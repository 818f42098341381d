import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { navigation } from '@/shared/i18n/fa/navigation';
import { player } from '@/shared/i18n/fa/player';
import { formatDuration, formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { Cover } from '@/shared/ui/cover/cover';
import { cx } from '@/shared/ui/cx';

import { $bookRemaining } from '../model/book-progress';
import { $chapter, $chapters, $item } from '../model/queue';

import { usePlayerColors } from './use-player-colors';

import styles from './now-listening.module.css';

/** The book in the player, as a link to its page; nothing while the player is closed. */
export function NowListening() {
  const { item, chapter, chapters } = useUnit({
    item: $item,
    chapter: $chapter,
    chapters: $chapters,
  });
  const siteUrl = useSiteUrl();
  const colors = usePlayerColors(item);
  if (!item) return null;
  const place = item.isSample
    ? player.sample
    : chapter && player.chapterOf(formatNumber(chapter.index + 1), formatNumber(chapters.length));
  return (
    <div className={styles['listening']}>
      <p className={styles['heading']}>{navigation.listening}</p>
      <Link
        to={bookPath(item.audioBookId)}
        className={cx(styles['card'], colors.className)}
        style={colors.style}
        title={item.title}
      >
        <Cover src={siteUrl(item.image)} title={item.title} className={styles['cover']} isEager />
        <span className={styles['words']}>
          <bdi className={styles['title']}>{item.title}</bdi>
          <span>{place}</span>
          {!item.isSample && <Remaining />}
        </span>
      </Link>
    </div>
  );
}

// A component of its own, so that a time update does not re-render the rest.
function Remaining() {
  const remaining = useUnit($bookRemaining);
  if (remaining <= 0) return null;
  return <span className={styles['remaining']}>{formatDuration(remaining)}</span>;
}
