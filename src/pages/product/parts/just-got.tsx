import { purchase } from '@/shared/i18n/fa/purchase';
import { CheckIcon } from '@/shared/ui/icon/check-icon';

import styles from './just-got.module.css';

/** A moment after it was got: whose it is. The pop-up has told screen readers already. */
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
