import { useState } from 'react';

import { cx } from '../cx';

import styles from './cover-tint.module.css';

interface CoverTintProps {
  /** A small copy of the cover: nothing of it is seen but its colours. */
  src: string;
  /** `page` fades into the paper below it, `card` is an even dark ground for light text. */
  kind: 'page' | 'card';
}

/**
 * The colours of a cover as a quiet ground, made by the compositor alone: a small copy, blurred,
 * under a wash that keeps text readable on any picture. Fills the nearest positioned ancestor, which
 * isolates its layers. Without a picture the ground stays plain.
 */
export function CoverTint({ src, kind }: CoverTintProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <span className={cx(styles['tint'], styles[kind])} aria-hidden="true">
      {failedSrc !== src && (
        <img
          className={styles['picture']}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
