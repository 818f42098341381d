import { cx } from '../cx';

import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` has the height of one line of the surrounding text. */
  shape?: 'block' | 'text' | 'circle' | undefined;
  /** CSS length; all of the place unless told. */
  width?: string | undefined;
  /** CSS length; needed by `block` unless its place decides. */
  height?: string | undefined;
  className?: string | undefined;
}

/** Keeps the exact place of what is being loaded. Screen readers hear nothing of it. */
export function Skeleton({ shape = 'block', width, height, className }: SkeletonProps) {
  return (
    <span
      className={cx(styles['skeleton'], styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
