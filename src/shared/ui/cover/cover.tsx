import { useCallback, useState } from 'react';

import { cx } from '../cx';
import { Moon } from '../moon/moon';
import { usePictureFailure } from '../use-picture-failure';
import { useVisible } from '../use-visible';

import styles from './cover.module.css';
import { ClothBinding } from './cloth-binding';

/** The form of a product: a bound book, a podcast, the first of several volumes, or a short capsule. */
export type CoverKind = 'book' | 'podcast' | 'series' | 'capsule';

interface CoverProps {
  /** `book` by default. */
  kind?: CoverKind | undefined;
  /** The phase of the moon on a capsule, 0 to 1: `moonFraction` of its duration. Without it there is no moon. */
  moon?: number | undefined;
  src: string;
  srcSet?: string | undefined;
  /** The displayed width, as in the HTML attribute `sizes`: '132px'. */
  sizes?: string | undefined;
  /** Empty where the title is shown beside the picture. */
  alt?: string | undefined;
  /** Shown on the cloth binding that replaces a missing picture. */
  title: string;
  /** One of the first pictures of the page: loaded at once, with high priority and without a fade. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

const MOON_PX = 18;

/**
 * A square picture that fills the width of its container, in the form of its product. It reserves its space, loads when it comes
 * near the viewport and fades in. If it fails to load, a cloth binding with the title's initial replaces it, until the
 * device comes online.
 */
export function Cover({ className, kind = 'book', moon, ...props }: CoverProps) {
  return (
    <span className={cx(styles['cover'], className)} data-kind={kind}>
      <span className={styles['frame']}>
        <Picture key={props.src} {...props} />
        {kind !== 'podcast' && <span className={styles['spine']} />}
      </span>
      {kind === 'capsule' && moon !== undefined && (
        <span className={styles['moon']}>
          <Moon fraction={moon} size={MOON_PX} />
        </span>
      )}
    </span>
  );
}

type PictureProps = Omit<CoverProps, 'kind' | 'moon' | 'className'>;

function Picture({ src, srcSet, sizes, alt = '', title, isEager = false }: PictureProps) {
  const { ref, isVisible } = useVisible(isEager);
  const [hasFailed, onError] = usePictureFailure(src);
  const [isShown, setShown] = useState(false);
  // A cached picture may have loaded before React adds its listeners.
  const arrived = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setShown(true);
  }, []);

  if (src === '' || hasFailed) return <ClothBinding title={title} alt={alt} />;
  if (!isVisible) return <span ref={ref} className={styles['picture']} />;
  return (
    <img
      ref={arrived}
      className={cx(styles['picture'], !isEager && styles[isShown ? 'shown' : 'waiting'])}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width="1"
      height="1"
      decoding={isEager ? 'sync' : 'async'}
      fetchPriority={isEager ? 'high' : 'auto'}
      draggable={false}
      onLoad={() => setShown(true)}
      onError={onError}
    />
  );
}
