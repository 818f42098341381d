import type { CSSProperties, ReactNode } from 'react';

import { cx } from '../cx';

import styles from './band.module.css';

interface BandProps {
  /** `cover` stands in the colours of a title, `night` in those of the evening. */
  tone: 'cover' | 'night';
  /** The colours of the title: `paletteStyle(palette)`. */
  style?: CSSProperties | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A ground of its own colours, the same in both themes. Everything inside uses the tokens `--paper`,
 * `--ink`, `--ink-soft`, `--line` and so on as anywhere else: the band gives them its own values.
 */
export function Band({ tone, style, className, children }: BandProps) {
  return (
    <div className={cx(styles['band'], styles[tone], className)} style={style}>
      {children}
    </div>
  );
}
