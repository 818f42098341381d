import { useUnit } from 'effector-react';

import { formatClock } from '@/shared/i18n/format';

import { $duration, $position } from '../../model/position';
import { ScrubSlider } from '../scrub-slider';
import { useDrag } from '../use-drag';

import styles from './scrubber.module.css';

/** The progress bar of the chapter between elapsed and total time; it belongs into the left-to-right group. */
export function Scrubber() {
  const { position, duration } = useUnit({
    position: $position,
    duration: $duration,
  });
  // During a drag the time shows the position under the pointer.
  const { dragged, key, onDragged } = useDrag();
  return (
    <div className={styles['scrubber']}>
      <bdi className={styles['time']}>{formatClock(dragged ?? position)}</bdi>
      <ScrubSlider key={key} onDragged={onDragged} />
      <bdi className={styles['time']}>{formatClock(duration)}</bdi>
    </div>
  );
}
