import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { Arch } from '@/shared/ui/arch/arch';
import { Band } from '@/shared/ui/band/band';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import type { CatalogHead as Head } from '../lib/head';

import styles from './catalog-head.module.css';

/** The name of the list in its colours, with the genre's picture; a skeleton while it loads. */
export function CatalogHead({ head }: { head: Head | null }) {
  if (head === null) return <HeadSkeleton />;
  const { title, subtitle, art } = head;
  return (
    <Band tone="cover" style={paletteStyle(head.palette)} className={styles['head']}>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <bdi>{title}</bdi>
        </p>
        {subtitle !== '' && (
          <p className={styles['note']} dir="auto">
            {subtitle}
          </p>
        )}
      </div>
      {art !== null && <Picture key={art} path={art} />}
    </Band>
  );
}

/** Without its picture the window keeps the colours of the genre. */
function Picture({ path }: { path: string }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, onError] = usePictureFailure(path);
  return (
    <Arch shape="tall" outlined className={styles['window']}>
      <span className={styles['ground']}>
        {!hasFailed && (
          <img
            className={styles['art']}
            src={siteUrl(path)}
            alt=""
            width="96"
            height="124"
            decoding="async"
            draggable={false}
            onError={onError}
          />
        )}
      </span>
    </Arch>
  );
}

function HeadSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Band tone="cover" className={styles['head']}>
        <div className={styles['words']}>
          <p className={styles['title']}>
            <Skeleton shape="text" width="7em" />
          </p>
          <p className={styles['note']}>
            <Skeleton shape="text" width="12em" />
          </p>
        </div>
      </Band>
    </div>
  );
}
