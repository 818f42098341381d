import { useUnit } from 'effector-react';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { PublisherWithWorks } from '@/shared/api/contract/people';
import { people as texts } from '@/shared/i18n/fa/people';
import { formatNumber } from '@/shared/i18n/format';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import { publisherWorks } from '../model';

import styles from './publisher-head.module.css';

/** Logo, name and number of titles; a skeleton while the publisher loads. */
export function PublisherHead({ publisher }: { publisher: PublisherWithWorks | null }) {
  const { total, works } = useUnit({ total: publisherWorks.$total, works: publisherWorks.$items });
  return (
    <div className={styles['head']}>
      {publisher ? (
        <Logo key={publisher.id} publisher={publisher} />
      ) : (
        <Skeleton className={styles['logo']} />
      )}
      <div className={styles['words']}>
        <p className={styles['name']}>
          {publisher ? <bdi>{publisher.title}</bdi> : <Skeleton shape="text" width="6em" />}
        </p>
        <p className={styles['count']} role="status">
          {works && works.length > 0 && texts.workCount(formatNumber(total))}
        </p>
      </div>
    </div>
  );
}

/** The logo, else the first letter of the name that tells publishers apart. */
function Logo({ publisher: { title, logo } }: { publisher: PublisherWithWorks }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, onError] = usePictureFailure(logo);
  if (logo === null || hasFailed) {
    return (
      <span className={styles['logo']} aria-hidden="true">
        <span className={styles['letter']}>
          {title.replace(texts.publisherPrefix, '').slice(0, 1)}
        </span>
      </span>
    );
  }
  return (
    <img
      className={styles['logo']}
      src={siteUrl(logo)}
      alt=""
      width="88"
      height="88"
      decoding="async"
      draggable={false}
      onError={onError}
    />
  );
}
