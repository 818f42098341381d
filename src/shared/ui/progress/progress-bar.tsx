import { clampFraction } from './fraction';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 1. */
  value: number;
  /** The accessible name; without it the bar is decorative and nearby text gives the value. */
  label?: string | undefined;
  /** Read by screen readers instead of a percentage. */
  valueText?: string | undefined;
}

/** A thin line that fills from the start of the writing direction. It cannot be dragged. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps) {
  const fraction = clampFraction(value);
  const semantics =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': Math.round(fraction * 100),
          'aria-valuetext': valueText,
        };
  return (
    <div className={styles['track']} {...semantics}>
      <div className={styles['fill']} style={{ inlineSize: `${fraction * 100}%` }} />
    </div>
  );
}
