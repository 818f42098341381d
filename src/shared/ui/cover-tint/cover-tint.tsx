import { useState } from 'react';

import { cx } from '../cx';

import styles from './cover-tint.module.css';

interface CoverTintProps {
  /** The cover in its smallest width, which is out of focus: only its colours are seen. */
  src: string;
  /** `page` fades into the paper below it, `card` is an even dark ground for light text. */
  kind: 'page' | 'card';
}

/**
 * The colours of a cover as a quiet ground: a tiny copy of it, drawn large, under a wash that keeps
 * text readable on any picture. Blurring it here instead would cost more than the whole page. Fills
 * the nearest positioned ancestor, which isolates its layers; without a picture the ground is plain.
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
