import { StarIcon } from '../icon/star-icon';

import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** 1 to 5; halves are drawn. */
  value: number;
  /** The accessible name. */
  label: string;
}

/** Five stars, filled up to the value. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span className={styles['stars']} role="img" aria-label={label}>
      {places.map((place) => (
        <StarIcon key={place} size={16} fill={fillOf(value - place)} />
      ))}
    </span>
  );
}

function fillOf(beyond: number): 'full' | 'half' | 'none' {
  if (beyond >= -0.25) return 'full';
  return beyond >= -0.75 ? 'half' : 'none';
}
