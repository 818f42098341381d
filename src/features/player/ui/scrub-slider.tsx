import { useUnit } from 'effector-react';

import { SEEK_FORWARD_SECONDS } from '@/shared/config/constants';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock, formatSpokenTime } from '@/shared/i18n/format';
import { Slider } from '@/shared/ui/slider/slider';

import { $duration, $position, positionPicked } from '../model/position';

import styles from './scrub-slider.module.css';

interface ScrubSliderProps {
  /** The second under the finger; null when it is lifted. */
  onDragged: (seconds: number | null) => void;
}

/** The bar of the chapter, with the time above the finger; away from the bar it moves more slowly. Rule: docs/behaviour.md#seek */
export function ScrubSlider({ onDragged }: ScrubSliderProps) {
  const { position, duration, pick } = useUnit({
    position: $position,
    duration: $duration,
    pick: positionPicked,
  });
  return (
    <Slider
      label={player.position}
      value={position}
      max={duration}
      largeStep={SEEK_FORWARD_SECONDS}
      valueText={(seconds) =>
        player.positionOf(formatSpokenTime(seconds), formatSpokenTime(duration))
      }
      preview={(seconds, rate) => (
        <span className={styles['preview']}>
          <bdi className={styles['time']}>{formatClock(seconds)}</bdi>
          {rate !== 1 && (
            <span className={styles['rate']} dir="rtl">
              {playerOptions.scrubRates[rate]}
            </span>
          )}
        </span>
      )}
      onChanged={onDragged}
      onCommitted={(seconds) => {
        onDragged(null);
        pick(seconds);
      }}
    />
  );
}
