import { useUnit } from 'effector-react';

import { PlayMark } from '@/features/player/ui/play-mark';
import { product } from '@/shared/i18n/fa/product';
import { formatClock } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';

import { $sample, sampleClicked, samplePointed } from '../sample';

import styles from './sample-button.module.css';

interface SampleButtonProps {
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Whether it is the page's only and main action. */
  isMain: boolean;
}

/** Starts, pauses and resumes the sample; its ring and its time follow the playback. */
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
      icon={
        <span className={styles['mark']}>
          <PlayMark status={sample.status} progress={sample.progress} size={28} />
        </span>
      }
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
