import { useId } from 'react';

import { StarIcon } from '../icon/star-icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

import styles from './star-input.module.css';

const places = [1, 2, 3, 4, 5] as const;
type Place = (typeof places)[number];

interface StarInputProps {
  /** The accessible name of the group. */
  legend: string;
  /** One to five stars; 0 without any. */
  value: Place | 0;
  /** The accessible name of each choice. */
  labelOf: (stars: Place) => string;
  onChosen: (stars: Place) => void;
}

/** Five radio buttons as stars, filled up to the chosen one. */
export function StarInput({ legend, value, labelOf, onChosen }: StarInputProps) {
  const name = useId();
  return (
    <fieldset className={styles['stars']}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {places.map((place) => (
        <label key={place} className={styles['star']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            value={place}
            checked={place === value}
            aria-label={labelOf(place)}
            onChange={() => onChosen(place)}
          />
          <StarIcon size={28} fill={place <= value ? 'full' : 'none'} />
        </label>
      ))}
    </fieldset>
  );
}
