import type { ContentType } from '@/shared/api/contract/codes';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';

import styles from './content-type-badge.module.css';

/** The product type of a title. */
export function ContentTypeBadge({ contentType }: { contentType: ContentType }) {
  return <span className={styles['badge']}>{contentTypeNames[contentType].one}</span>;
}
