import { cx } from '../cx';
import { usePictureFailure } from '../use-picture-failure';

import styles from './cover-tint.module.css';

interface CoverTintProps {
  /** The cover in its smallest width. It is drawn out of focus, so only its colours matter. */
  src: string;
  /** `page` fades into the page background below it, `card` is an even dark background for light text. */
  kind: 'page' | 'card';
}

/**
 * A background in the colours of a cover: a tiny copy of it, drawn large, under an overlay that keeps
 * text readable on any picture. A CSS blur would take longer to paint than the rest of the page. Fills
 * the nearest positioned ancestor, which isolates its layers. Without a picture it is a plain colour.
 */
export function CoverTint({ src, kind }: CoverTintProps) {
  const [hasFailed, onError] = usePictureFailure(src);
  return (
    <span className={cx(styles['tint'], styles[kind])} aria-hidden="true">
      {!hasFailed && (
        <img
          className={styles['picture']}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={onError}
        />
      )}
    </span>
  );
}
