import { useUnit } from 'effector-react';

import { product } from '@/shared/i18n/fa/product';
import { formatClock } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';

import { $sample, sampleClicked, samplePointed } from '../sample';

import { PlayMark } from './play-mark';
import styles from './sample-button.module.css';

interface SampleButtonProps {
  /** Seconds; 0 while unknown. */
  duration: number;
  /** There is nothing else to do with this book: it is the main action. */
  isMain: boolean;
}

/** Starts the sample, pauses it, goes on; its ring and its time run with the sound. */
export function SampleButton({ duration, isMain }: SampleButtonProps) {
  const { sample, clicked, pointed } = useUnit({
    sample: $sample,
    clicked: sampleClicked,
    pointed: samplePointed,
  });
  const point = () => pointed();
  const left = duration * (1 - sample.progress);

  return (
    <Button
      kind={isMain ? 'ink' : 'outline'}
      icon={<PlayMark status={sample.status} progress={sample.progress} />}
      data-status={sample.status}
      onClick={() => clicked()}
      onPointerEnter={point}
      onPointerDown={point}
      onFocus={point}
    >
      {sample.status === 'playing' ? product.pauseSample : product.playSample}
      {duration > 0 && (
        <span className={styles['time']} aria-hidden="true">
          <bdi dir="ltr">{formatClock(left)}</bdi>
        </span>
      )}
    </Button>
  );
}
