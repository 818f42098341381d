import type { ReactNode } from 'react';

import { StarIcon } from '../icon/star-icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

import styles from './rating.module.css';

interface RatingProps {
  /** The formatted number, for example from `formatRate`. */
  value: string;
  /** The accessible name in words. */
  label: string;
  /** Shown after the number: the count of votes. */
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
