import type { RefCallback } from 'react';

import { areSamePeople } from '@/entities/audiobook/lib/are-same-people';
import { ContentTypeBadge } from '@/entities/audiobook/ui/content-type-badge';
import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { Portrait } from '@/entities/audiobook/ui/portrait';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { contentTypes } from '@/shared/api/contract/codes';
import type { Person } from '@/shared/api/contract/values';
import { product } from '@/shared/i18n/fa/product';
import { artistPath } from '@/shared/routing/paths';

import { titleSize } from '../lib/title-size';

import styles from './product-title.module.css';

interface ProductTitleProps {
  ref: RefCallback<Element>;
  detail: AudiobookDetail;
}

/** Title, authors and narrators. */
export function ProductTitle({ ref, detail }: ProductTitleProps) {
  const { contentType, title, seriesTitle, authors, narrators } = detail;
  return (
    <div className={styles['block']}>
      {contentType !== contentTypes.audioBook && <ContentTypeBadge contentType={contentType} />}
      <h1 ref={ref} className={styles['title']} data-size={titleSize(title)}>
        <bdi>{title}</bdi>
      </h1>
      {seriesTitle !== undefined && seriesTitle !== '' && (
        <p className={styles['line']}>
          {product.series} <bdi>{seriesTitle}</bdi>
        </p>
      )}
      {authors.length > 0 && (
        <p className={styles['line']}>
          <PeopleLine people={authors} linkOf={artistPath} />
        </p>
      )}
      {narrators.length > 0 && !areSamePeople(authors, narrators) && (
        <Voice narrators={narrators} />
      )}
    </div>
  );
}

/** The narrators beside the portrait of the first who has one. */
function Voice({ narrators }: { narrators: readonly Person[] }) {
  const portrayed = narrators.find(({ portrait }) => portrait);
  return (
    <div className={styles['voice']}>
      {portrayed && <Portrait person={portrayed} className={styles['portrait']} />}
      <p className={styles['line']}>
        {product.withVoiceOf} <PeopleLine people={narrators} linkOf={artistPath} />
      </p>
    </div>
  );
}
