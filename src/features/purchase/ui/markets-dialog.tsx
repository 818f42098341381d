import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { markets } from '@/shared/i18n/fa/purchase';
import { formatNumber } from '@/shared/i18n/format';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { $dialog, $isDialogOpen, dialogCancelled } from '../model/markets-dialog';

import { MarketsButtons } from './markets-buttons';
import styles from './markets-dialog.module.css';
import { useWhileOpen } from './use-while-open';

/** Asks before it spends credit, or says that the credit is not enough. Rule: docs/behaviour.md#markets-dialog */
export default function MarketsDialog() {
  const { isOpen, current, cancelled } = useUnit({
    isOpen: $isDialogOpen,
    current: $dialog,
    cancelled: dialogCancelled,
  });
  const dialog = useWhileOpen(current, isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      title={markets.title}
      closeLabel={common.close}
      onDismissed={() => cancelled()}
      footer={dialog && <MarketsButtons kind={dialog.kind} />}
    >
      {dialog && (
        <>
          <bdi className={styles['book']}>{dialog.book.title}</bdi>
          <p className={styles['message']}>
            {dialog.kind === 'confirm'
              ? markets.confirmation(formatNumber(Math.round(dialog.rial / 10)))
              : markets.notEnough}
          </p>
        </>
      )}
    </Dialog>
  );
}
