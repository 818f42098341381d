import { useCallback, useState } from 'react';

import { cx } from '../cx';
import { useVisible } from '../use-visible';

import styles from './cover.module.css';
import { ClothBinding } from './cloth-binding';

interface CoverProps {
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

/**
 * A square picture that fills the width of its container. It reserves its space, loads when it comes
 * near the viewport and fades in. If it fails to load, a cloth binding with the title's initial replaces it.
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
  // A cached picture may have loaded before React adds its listeners.
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
