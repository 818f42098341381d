import type { ReactNode } from 'react';

import { cx } from '../cx';

import styles from './svg-icon.module.css';

export interface IconProps {
  /** Edge length in px; 24 unless told. */
  size?: number | undefined;
  className?: string | undefined;
}

interface SvgIconProps extends IconProps {
  /** Turned over where the text runs from right to left: arrows along the line of reading. */
  isMirrored?: boolean;
  children: ReactNode;
}

/**
 * The ground of every icon: a 24 px grid, lines of 1.75 px with round ends, the colour of the text
 * around it. Icons are decoration; the control around them has the name.
 */
export function SvgIcon({ size = 24, className, isMirrored = false, children }: SvgIconProps) {
  return (
    <svg
      className={cx(styles['icon'], isMirrored && styles['mirrored'], className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
