import { useCallback, useState } from 'react';

import { cx } from '../cx';
import { useVisible } from '../use-visible';

import styles from './cover.module.css';
import { ClothBinding } from './cloth-binding';

interface CoverProps {
  src: string;
  srcSet?: string | undefined;
  /** The width that the picture takes on the page, as in HTML: '132px'. */
  sizes?: string | undefined;
  /** Empty where the title stands beside the picture, as it does nearly everywhere. */
  alt?: string | undefined;
  /** Stands on the binding that is shown when there is no picture. */
  title: string;
  /** One of the first pictures of the page: fetched at once and ahead of others, without a fade. */
  isEager?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A square picture as wide as its place. It is fetched near the view, keeps its place from the start,
 * fades in, and becomes a cloth binding with the title's initial when it cannot be had.
 */
export function Cover({ className, ...props }: CoverProps) {
  return (
    <span className={cx(styles['frame'], className)}>
      <Picture key={props.src} {...props} />
    </span>
  );
}

type Stage = 'waiting' | 'shown' | 'failed';

function Picture({ src, srcSet, sizes, alt = '', title, isEager = false }: CoverProps) {
  const { ref, isVisible } = useVisible(isEager);
  const [stage, setStage] = useState<Stage>('waiting');
  // A picture out of the cache may be whole before React listens.
  const arrived = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setStage('shown');
  }, []);

  if (stage === 'failed') return <ClothBinding title={title} alt={alt} />;
  if (!isVisible) return <span ref={ref} className={styles['picture']} />;
  return (
    <img
      ref={arrived}
      className={cx(styles['picture'], !isEager && styles[stage])}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width="1"
      height="1"
      decoding={isEager ? 'sync' : 'async'}
      fetchPriority={isEager ? 'high' : 'auto'}
      draggable={false}
      onLoad={() => setStage('shown')}
      onError={() => setStage('failed')}
    />
  );
}
