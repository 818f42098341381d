import { useUnit } from 'effector-react';
import { useState } from 'react';

import { SEEK_FORWARD_SECONDS } from '@/shared/config/constants';
import { player } from '@/shared/i18n/fa/player';
import { formatClock, formatSpokenTime } from '@/shared/i18n/format';
import { Slider } from '@/shared/ui/slider/slider';

import { $duration, $position, positionPicked } from '../../model/position';

import styles from './scrubber.module.css';

/** The progress bar of the chapter between elapsed and total time; it belongs into the left-to-right group. */
export function Scrubber() {
  const { position, duration, pick } = useUnit({
    position: $position,
    duration: $duration,
    pick: positionPicked,
  });
  // During a drag the time shows the position under the pointer.
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <div className={styles['scrubber']}>
      <bdi className={styles['time']}>{formatClock(dragged ?? position)}</bdi>
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
      <bdi className={styles['time']}>{formatClock(duration)}</bdi>
    </div>
  );
}
