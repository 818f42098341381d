import { purchase } from '@/shared/i18n/fa/purchase';
import { CheckIcon } from '@/shared/ui/icon/check-icon';

import styles from './just-got.module.css';

/** Shown for a moment after the purchase. Not announced: the pop-up has announced it already. */
export function JustGot() {
  return (
    <p className={styles['moment']}>
      <span className={styles['check']}>
        <CheckIcon size={16} />
      </span>
      {purchase.owned}
    </p>
  );
}
