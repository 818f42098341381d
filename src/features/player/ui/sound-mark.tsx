import { useUnit } from 'effector-react';

import { $shownStatus } from '../model/shown-status';

import styles from './sound-mark.module.css';

/** Five bars that move while there is sound. */
export function SoundMark() {
  const status = useUnit($shownStatus);
  return (
    <svg
      className={styles['mark']}
      data-moving={status === 'playing'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d="M2 8v4" />
      <path d="M6 5v10" />
      <path d="M10 3v14" />
      <path d="M14 6v8" />
      <path d="M18 8v4" />
    </svg>
  );
}
