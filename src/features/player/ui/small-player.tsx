import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock } from '@/shared/i18n/format';
import { Cover } from '@/shared/ui/cover/cover';
import { Back10Icon } from '@/shared/ui/icon/back-10-icon';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { cx } from '@/shared/ui/cx';
import { useSwipe } from '@/shared/ui/use-swipe';

import { $isNextPartOffered } from '../model/next-part';
import { $duration, seekBackClicked } from '../model/position';
import { $chapter, $item, playerClosed } from '../model/queue';
import { $heardShare, $positionSeconds } from '../model/shown-position';
import { playerExpandClicked } from '../model/surface';

import { AnnouncedTrouble } from './announced-trouble';
import { NextPart } from './next-part';
import { PlayButton } from './play-button';
import styles from './small-player.module.css';
import { useFocusIfLost } from './use-focus-if-lost';
import { usePlayerColors } from './use-player-colors';
import { useTrouble } from './use-trouble';
import { useWritten } from './use-written';

interface SmallPlayerProps {
  /** The full player has just shrunk into this one, so the focus goes where it came from. */
  takesFocus: boolean;
}

/** A card above the tabs, in the colours of its cover: cover, title, times, back 10 s, play, close, progress. */
export function SmallPlayer({ takesFocus }: SmallPlayerProps) {
  const { item, isOffered, expand, back, close } = useUnit({
    item: $item,
    isOffered: $isNextPartOffered,
    expand: playerExpandClicked,
    back: seekBackClicked,
    close: playerClosed,
  });
  // Nothing else of the chapter: it changes with each position that is stored.
  const chapterTitle = useStoreMap($chapter, (chapter) => chapter?.title ?? '');
  const trouble = useTrouble();
  const siteUrl = useSiteUrl();
  const colors = usePlayerColors(item);
  const focusIfLost = useFocusIfLost(takesFocus);
  // The times are no part of the description: a change each second would be read out.
  const [titleId, lineId] = [useId(), useId()];
  const bar = useSwipe({ directions: ['up'], onSwiped: () => expand() });
  if (!item) return null;
  const subtitle = item.isSample ? player.sample : chapterTitle;

  return (
    <section
      ref={bar}
      className={cx(styles['bar'], colors.className)}
      style={colors.style}
      aria-label={player.small}
    >
      <Progress />
      <AnnouncedTrouble />
      <button
        ref={focusIfLost}
        type="button"
        className={styles['expand']}
        aria-label={player.expand}
        aria-describedby={`${titleId} ${lineId}`}
        onClick={() => expand()}
      >
        <Cover className={styles['cover']} src={siteUrl(item.image)} title={item.title} isEager />
        <span className={styles['texts']}>
          <bdi id={titleId} className={styles['title']}>
            {item.title}
          </bdi>
          <span className={styles['line']}>
            {trouble !== null ? (
              <span id={lineId} className={styles['subtitle']}>
                {trouble}
              </span>
            ) : isOffered ? (
              <span id={lineId} className={styles['subtitle']}>
                {playerOptions.nextPart}
              </span>
            ) : (
              <>
                <Clock />
                {subtitle !== '' && (
                  <bdi id={lineId} className={styles['subtitle']}>
                    {subtitle}
                  </bdi>
                )}
              </>
            )}
          </span>
        </span>
      </button>
      {isOffered ? (
        <NextPart at="bar" />
      ) : (
        <IconButton label={player.back} onClick={() => back()}>
          <Back10Icon size={28} />
        </IconButton>
      )}
      <PlayButton size="regular" kind="plain" />
      <IconButton label={player.close} onClick={() => close()}>
        <CloseIcon size={20} />
      </IconButton>
    </section>
  );
}

// What a time update changes is written into the page, and nothing renders.

function Progress() {
  const fill = useWritten($heardShare, moveTo);
  return (
    <div className={styles['track']} dir="ltr" aria-hidden="true">
      <div ref={fill} className={styles['fill']} />
    </div>
  );
}

function moveTo(fill: HTMLElement, share: number) {
  fill.style.transform = `translateX(${Math.min(1, share) * 100 - 100}%)`;
}

function Clock() {
  const duration = useUnit($duration);
  const elapsed = useWritten($positionSeconds, showTime);
  if (duration <= 0) return null;
  return (
    <bdi className={styles['clock']} dir="ltr">
      <span className={styles['elapsed']} data-widest={formatClock(widestTime(duration))}>
        <span ref={elapsed} />
      </span>
      <span>/ {formatClock(duration)}</span>
    </bdi>
  );
}

/** The widest time before the end of a chapter of `duration` seconds: 3 is the widest digit of the font. */
function widestTime(duration: number): number {
  const underAnHour = 33 * 60 + 33;
  if (duration < 3600) return underAnHour;
  return (duration < 36_000 ? 3 : 33) * 3600 + underAnHour;
}

function showTime(element: HTMLElement, seconds: number) {
  element.textContent = formatClock(seconds);
}
