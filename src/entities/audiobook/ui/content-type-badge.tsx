import { isKnownContentType } from '@/shared/api/contract/codes';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';

import styles from './content-type-badge.module.css';

/** The product type of a title; nothing for an unknown number. Rule: docs/behaviour.md#product-types */
export function ContentTypeBadge({ contentType }: { contentType: number }) {
  if (!isKnownContentType(contentType)) return null;
  return <span className={styles['badge']}>{contentTypeNames[contentType].one}</span>;
}
