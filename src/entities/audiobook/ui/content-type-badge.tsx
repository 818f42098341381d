import type { ContentType } from '@/shared/api/contract/values';
import { contentTypes } from '@/shared/i18n/fa/content-types';

import styles from './content-type-badge.module.css';

/** The product type of a title. */
export function ContentTypeBadge({ contentType }: { contentType: ContentType }) {
  return <span className={styles['badge']}>{contentTypes[contentType].one}</span>;
}
