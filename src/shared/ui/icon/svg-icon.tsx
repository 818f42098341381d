import type { ReactNode } from 'react';

import { cx } from '../cx';

import styles from './svg-icon.module.css';

export interface IconProps {
  /** Edge length in px; 24 by default. */
  size?: number | undefined;
  className?: string | undefined;
}

interface SvgIconProps extends IconProps {
  /** Mirrored in right-to-left text, for arrows along the writing direction. */
  isMirrored?: boolean;
  children: ReactNode;
}

/**
 * The frame of every icon: a 24 px grid, 1.75 px lines with round ends, the current text colour. Icons
 * are decorative; the control around them has the accessible name.
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
