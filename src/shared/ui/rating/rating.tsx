import type { ReactNode } from 'react';

import { StarIcon } from '../icon/star-icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

import styles from './rating.module.css';

interface RatingProps {
  /** The number as it is shown, such as that of `formatRate`. */
  value: string;
  /** What a screen reader says instead of it, in words. */
  label: string;
  /** After the number: how many have voted. */
  children?: ReactNode;
}

/** A star and a number. */
export function Rating({ value, label, children }: RatingProps) {
  return (
    <span className={styles['rating']}>
      <StarIcon size={14} className={styles['star']} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <bdi className={styles['value']} aria-hidden="true">
        {value}
      </bdi>
      {children}
    </span>
  );
}
