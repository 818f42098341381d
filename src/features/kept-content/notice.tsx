import { useUnit } from 'effector-react';

import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { keptContent } from '@/shared/i18n/fa/kept-content';
import { common } from '@/shared/i18n/fa/common';
import { formatAge } from '@/shared/i18n/format-age';
import { Button } from '@/shared/ui/button/button';

import { keptReloadClicked } from './model';
import styles from './notice.module.css';

/** Tells how old the content is that stands in for the server's. Rule: docs/behaviour.md#without-a-connection */
export default function KeptNotice() {
  const { ageMs, reload } = useUnit({ ageMs: $keptAgeMs, reload: keptReloadClicked });
  if (ageMs === null) return null;
  return (
    <div className={styles['notice']}>
      <p className={styles['text']} role="status">
        {keptContent.asOf(formatAge(ageMs))}
      </p>
      <Button kind="quiet" size="small" onClick={reload}>
        {common.retry}
      </Button>
    </div>
  );
}
