import { shop } from '@/shared/i18n/fa/shop';
import { toPersianDigits } from '@/shared/i18n/format';

import styles from './slide-dashes.module.css';

interface SlideDashesProps {
  count: number;
  /** The index of the visible slide. */
  current: number;
  onPicked: (index: number) => void;
}

/** A dash for each slide of a row; a press scrolls to its slide. A single slide has none. */
export function SlideDashes({ count, current, onPicked }: SlideDashesProps) {
  if (count < 2) return null;
  return (
    <div className={styles['dashes']}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles['dash']}
          aria-label={shop.slide(toPersianDigits(index + 1), toPersianDigits(count))}
          aria-current={index === current}
          onClick={() => onPicked(index)}
        />
      ))}
    </div>
  );
}
