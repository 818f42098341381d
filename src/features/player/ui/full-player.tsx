import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { player } from '@/shared/i18n/fa/player';
import { tintOfCover } from '@/shared/lib/cover-url';
import { formatNumber } from '@/shared/i18n/format';
import { Cover } from '@/shared/ui/cover/cover';
import { CoverTint } from '@/shared/ui/cover-tint/cover-tint';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { useSwipe } from '@/shared/ui/use-swipe';

import { $chapter, $chapters, $item, type PlayerItem } from '../model/queue';
import { $isChapterUnavailable } from '../model/stream';
import { playerShrinkRequested } from '../model/surface';

import styles from './full-player.module.css';
import { PlayerActions } from './player-actions';
import { Transport } from './transport';

/** The full player: cover and panel, side by side on a phone in landscape. */
export default function FullPlayer() {
  const { item, shrink } = useUnit({ item: $item, shrink: playerShrinkRequested });
  const siteUrl = useSiteUrl();
  const watchSwipes = useSwipe({ directions: ['down'], onSwiped: () => shrink() });
  const region = useCallback(
    (element: HTMLElement | null) => {
      // The small player that opened it is gone, so move the focus here.
      element?.focus({ preventScroll: true });
      return watchSwipes(element);
    },
    [watchSwipes],
  );
  if (!item) return null;
  const image = siteUrl(item.image);

  return (
    <section
      ref={region}
      className={styles['player']}
      data-theme="dark"
      aria-label={player.full}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') shrink();
      }}
    >
      <CoverTint kind="page" src={tintOfCover(image)} />
      <PlayerHeader item={item} />
      <div className={styles['body']}>
        <Cover className={styles['cover']} src={image} title={item.title} isEager />
        <div className={styles['panel']}>
          <NowPlaying item={item} />
          <Transport />
        </div>
      </div>
    </section>
  );
}

function PlayerHeader({ item }: { item: PlayerItem }) {
  const shrink = useUnit(playerShrinkRequested);
  return (
    <div className={styles['header']}>
      <IconButton label={player.shrink} onClick={() => shrink()}>
        <ChevronIcon to="down" />
      </IconButton>
      <div className={styles['actions']}>
        <PlayerActions item={item} />
      </div>
    </div>
  );
}

function NowPlaying({ item }: { item: PlayerItem }) {
  const { chapter, chapters, isUnavailable } = useUnit({
    chapter: $chapter,
    chapters: $chapters,
    isUnavailable: $isChapterUnavailable,
  });
  const place = item.isSample
    ? player.sample
    : chapter && player.chapterOf(formatNumber(chapter.index + 1), formatNumber(chapters.length));
  const title = item.isSample || !chapter?.title ? item.title : chapter.title;
  const subtitle = title === item.title ? [item.author] : [item.title, item.author];
  return (
    <div className={styles['texts']}>
      <p className={styles['place']}>{place}</p>
      <h2 className={styles['title']}>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles['book']}>
        {subtitle.filter(Boolean).map((text) => (
          <bdi key={text} className={styles['part']}>
            {text}
          </bdi>
        ))}
      </p>
      {isUnavailable && (
        <p className={styles['unavailable']} role="status">
          {player.chapterUnavailable}
        </p>
      )}
    </div>
  );
}
