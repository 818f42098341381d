import { clampFraction } from '../progress/fraction';

import styles from './moon.module.css';

interface MoonProps {
  /** The lit part of the disc, 0 to 1: `moonFraction` of a duration, or `sleepMoon` of a timer. */
  fraction: number;
  /** Edge length in px; 36 by default. */
  size?: number | undefined;
}

const RADIUS = 11;

/**
 * A duration as a moon phase, lit from the right. It is decorative: the duration stands beside it in
 * words. Its two colours are `--moon` and `--moon-dim`.
 */
export function Moon({ fraction, size = 36 }: MoonProps) {
  return (
    <svg
      className={styles['moon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle className={styles['dim']} cx="12" cy="12" r={RADIUS} />
      <path className={styles['lit']} d={litPath(clampFraction(fraction))} />
    </svg>
  );
}

/** The right edge of the disc from top to bottom, and back along the shadow's edge, which is half an ellipse. */
function litPath(fraction: number): string {
  const shadow = Math.abs(1 - 2 * fraction) * RADIUS;
  const top = 12 - RADIUS;
  const bottom = 12 + RADIUS;
  return `M12 ${top}A${RADIUS} ${RADIUS} 0 0 1 12 ${bottom}A${round(shadow)} ${RADIUS} 0 0 ${fraction > 0.5 ? 1 : 0} 12 ${top}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
