import { useUnit } from 'effector-react';

import { isUnderWay } from '@/features/player/lib/next-status';
import { PlayMark } from '@/features/player/ui/play-mark';
import { people as texts } from '@/shared/i18n/fa/people';
import { product } from '@/shared/i18n/fa/product';

import { $artistSample, $heardTitle, artistSampleClicked, artistSamplePointed } from '../model';

import styles from './artist-sample.module.css';

/** Plays, pauses and resumes the sample of the person's best title, without leaving the page. */
export function ArtistSample() {
  const { title, sample, clicked, pointed } = useUnit({
    title: $heardTitle,
    sample: $artistSample,
    clicked: artistSampleClicked,
    pointed: artistSamplePointed,
  });
  const point = () => pointed();
  if (!title) return null;
  return (
    <button
      type="button"
      className={styles['sample']}
      data-status={sample.status}
      onClick={() => clicked()}
      onPointerEnter={point}
      onPointerDown={point}
      onFocus={point}
    >
      <span className={styles['mark']}>
        <PlayMark status={sample.status} size={24} />
      </span>
      <span className={styles['words']}>
        <span className={styles['label']}>
          {isUnderWay(sample.status) ? product.pauseSample : product.playSample}
        </span>
        <span className={styles['from']}>{texts.from(title.title)}</span>
      </span>
    </button>
  );
}
