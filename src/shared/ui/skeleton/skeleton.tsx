import { cx } from '../cx';

import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` has the height of one line of the surrounding text, `pill` the form of a button. */
  shape?: 'block' | 'pill' | 'text' | 'circle' | undefined;
  /** CSS length; the full width by default. */
  width?: string | undefined;
  /** CSS length; `block` and `pill` need it unless their container sets the height. */
  height?: string | undefined;
  className?: string | undefined;
}

/** Reserves the exact space of content that is loading. Screen readers ignore it. */
export function Skeleton({ shape = 'block', width, height, className }: SkeletonProps) {
  return (
    <span
      className={cx(styles['skeleton'], styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
