import { useUnit } from 'effector-react';

import { isUnderWay } from '@/features/player/lib/next-status';
import { PlayMark } from '@/features/player/ui/play-mark';
import { product } from '@/shared/i18n/fa/product';
import { formatClock } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';

import { $sample, sampleClicked, samplePointed } from '../sample';

import styles from './sample-button.module.css';

interface SampleButtonProps {
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Whether it is the page's only and main action; else it is a row of the page. */
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
  const label = isUnderWay(sample.status) ? product.pauseSample : product.playSample;
  const events = {
    'data-status': sample.status,
    onClick: () => clicked(),
    onPointerEnter: point,
    onPointerDown: point,
    onFocus: point,
  };
  const mark = (size: number) => (
    <span className={styles['mark']}>
      <PlayMark status={sample.status} progress={sample.progress} size={size} />
    </span>
  );

  if (isMain) {
    return (
      <Button kind="ink" icon={mark(28)} {...events}>
        {label}
      </Button>
    );
  }
  return (
    <button type="button" className={styles['row']} {...events}>
      {mark(44)}
      <span className={styles['label']}>{label}</span>
      {duration > 0 && (
        <bdi className={styles['time']} dir="ltr" aria-hidden="true">
          {formatClock(left)}
        </bdi>
      )}
    </button>
  );
}
