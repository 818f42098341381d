import type { ReactNode } from 'react';

import { cx } from '../cx';

import styles from './arch.module.css';
import { archPath } from './arch-path';

interface ArchProps {
  /** `tall` is the frame of a picture; a `ShallowArch` brings a form of its own. */
  shape: 'tall' | 'shallow';
  /** A second arch as a line in the accent colour: `--arch-distance` px around the first, inside it if negative. */
  outlined?: boolean | undefined;
  className?: string | undefined;
  /** Clipped by the arch; it fills the arch if it is 100 % high. */
  children?: ReactNode;
}

/** Tall enough for every frame: the part below the frame is cut off. */
const TALLEST = 240;
/**
 * The arch of the logo, as wide as its container and of any height: its curve scales with the width
 * only. Set the height in `className`.
 */
export function Arch({ shape, outlined = false, className, children }: ArchProps) {
  return (
    <span className={cx(styles['arch'], shape === 'tall' && styles['tall'], className)}>
      <span className={styles['window']}>{children}</span>
      {outlined && <Outline />}
    </span>
  );
}

function Outline() {
  return (
    <svg
      className={styles['outline']}
      viewBox={`0 0 100 ${TALLEST}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={styles['drawn']} d={archPath(TALLEST)} pathLength="1" />
    </svg>
  );
}
