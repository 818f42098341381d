import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { formatClock } from '@/shared/i18n/format';

import { $duration, $position } from '../model/position';
import { $item } from '../model/queue';

import { ScrubSlider } from './scrub-slider';
import styles from './transport.module.css';
import { useDrag } from './use-drag';

/** The progress bar with elapsed, remaining and total time; part of the left-to-right group. */
export function TimeBar() {
  const { position, duration, item } = useUnit({
    position: $position,
    duration: $duration,
    item: $item,
  });
  // During a drag the times show the position under the finger.
  const { dragged, key, onDragged } = useDrag();
  const shown = dragged ?? position;

  return (
    <div>
      <ScrubSlider key={key} onDragged={onDragged} />
      <div className={styles['times']}>
        <bdi>{formatClock(shown)}</bdi>
        {item?.isSample === false && duration > 0 && (
          <span dir="rtl">{player.remaining(formatClock(duration - shown))}</span>
        )}
        <bdi>{formatClock(duration)}</bdi>
      </div>
    </div>
  );
}
