import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import { useWakeLock } from '@/shared/browser/use-wake-lock';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock, formatNumber } from '@/shared/i18n/format';
import { archPath } from '@/shared/ui/arch/arch-path';
import { CloseIcon } from '@/shared/ui/icon/close-icon';

import { drivingLeft } from '../model/driving';
import { $duration, $position } from '../model/position';
import { $chapter, $item } from '../model/queue';

import { DrivingZones } from './driving-zones';
import styles from './driving-mode.module.css';
import { useTrouble } from './use-trouble';

/** The height of the arch, in units of which its width has 100. */
const ARCH_HEIGHT = 92;

/**
 * The player for people who look at the road: three zones over the whole height, a large remaining time, a bar
 * that cannot be dragged, and a screen that stays awake. Rule: docs/behaviour.md#driving-mode
 */
export default function DrivingMode() {
  const { item, chapter, leave } = useUnit({
    item: $item,
    chapter: $chapter,
    leave: drivingLeft,
  });
  const trouble = useTrouble();
  useWakeLock();
  const focusIt = useCallback((element: HTMLElement | null) => {
    element?.focus({ preventScroll: true });
  }, []);
  if (!item) return null;
  const place = item.isSample
    ? player.sample
    : chapter && playerOptions.leftOfChapter(formatNumber(chapter.index + 1));
  return (
    <section
      ref={focusIt}
      className={styles['driving']}
      aria-label={player.full}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <DrivingZones />
      <div className={styles['dial']}>
        <Progress />
        <p className={styles['caption']} role={trouble === null ? undefined : 'status'}>
          {trouble ?? place}
        </p>
        <Remaining />
        <h2 className={styles['title']}>
          <bdi>{item.title}</bdi>
        </h2>
      </div>
      <div className={styles['corner']}>
        <button type="button" className={styles['leave']} onClick={() => leave()}>
          <CloseIcon size={24} />
          {playerOptions.drivingLeave}
        </button>
      </div>
    </section>
  );
}

// Components of their own, so that a time update does not re-render the rest.

function Remaining() {
  const { position, duration } = useUnit({ position: $position, duration: $duration });
  if (duration <= 0) return null;
  return (
    <p className={styles['remaining']}>
      <bdi dir="ltr">{formatClock(Math.max(0, duration - position))}</bdi>
    </p>
  );
}

/** The played part of the chapter: in portrait the arch above the time, in landscape a line along the lower edge. */
function Progress() {
  const { position, duration } = useUnit({ position: $position, duration: $duration });
  const played = duration > 0 ? Math.min(1, position / duration) : 0;
  return (
    <>
      <svg className={styles['arch']} viewBox={`-3 -3 106 ${ARCH_HEIGHT + 6}`} aria-hidden="true">
        <path className={styles['rest']} d={archPath(ARCH_HEIGHT)} />
        <path
          className={styles['played']}
          d={archPath(ARCH_HEIGHT)}
          pathLength="1"
          strokeDasharray={`${played} 2`}
          opacity={played > 0 ? 1 : 0}
        />
      </svg>
      <span className={styles['line']} dir="ltr" aria-hidden="true">
        <span className={styles['fill']} style={{ inlineSize: `${played * 100}%` }} />
      </span>
    </>
  );
}
