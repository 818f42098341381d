import { useUnit } from 'effector-react';
import { useState } from 'react';

import { SEEK_FORWARD_SECONDS } from '@/shared/config/constants';
import { player } from '@/shared/i18n/fa/player';
import { formatClock, formatSpokenTime } from '@/shared/i18n/format';
import { Slider } from '@/shared/ui/slider/slider';

import { $duration, $position, positionPicked } from '../model/position';
import { $item } from '../model/queue';

import styles from './transport.module.css';

/** The progress bar with elapsed, remaining and total time; part of the left-to-right group. */
export function TimeBar() {
  const { position, duration, item, pick } = useUnit({
    position: $position,
    duration: $duration,
    item: $item,
    pick: positionPicked,
  });
  // During a drag the times show the position under the finger.
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? position;

  return (
    <div className={styles['time']}>
      <Slider
        label={player.position}
        value={position}
        max={duration}
        largeStep={SEEK_FORWARD_SECONDS}
        valueText={(seconds) =>
          player.positionOf(formatSpokenTime(seconds), formatSpokenTime(duration))
        }
        onChanged={setDragged}
        onCommitted={(seconds) => {
          setDragged(null);
          pick(seconds);
        }}
      />
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
