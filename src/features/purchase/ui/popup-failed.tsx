import { useUnit } from 'effector-react';

import { errorText } from '@/shared/api/error-text';
import type { ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { Button } from '@/shared/ui/button/button';
import { RefreshIcon } from '@/shared/ui/icon/refresh-icon';

import { stateRetryClicked } from '../model/library-state';

import styles from './popup-failed.module.css';

/** The library state could not be loaded: the reason and a retry. */
export function PopupFailed({ error }: { error: ApiError }) {
  const retry = useUnit(stateRetryClicked);
  return (
    <div className={styles['failed']}>
      <p className={styles['text']} role="status" dir="auto">
        {errorText(error)}
      </p>
      <Button kind="outline" isWide icon={<RefreshIcon size={20} />} onClick={() => retry()}>
        {common.retry}
      </Button>
    </div>
  );
}
