import { useUnit } from 'effector-react';

import { openOutsideFx } from '@/shared/bridge/open-outside';
import { appDownloads } from '@/shared/config/app-downloads';
import { common } from '@/shared/i18n/fa/common';
import { download } from '@/shared/i18n/fa/download';
import { Button } from '@/shared/ui/button/button';
import { Dialog } from '@/shared/ui/dialog/dialog';

import { downloadDialog } from '../model';
import styles from './download-dialog.module.css';

/** Offers the app, which keeps books on the device, in the markets and as a file. Rule: docs/behaviour.md#downloads */
export default function DownloadDialog() {
  const { isOpen, closed, open } = useUnit({
    isOpen: downloadDialog.$isOpen,
    closed: downloadDialog.closed,
    open: openOutsideFx,
  });
  return (
    <Dialog
      isOpen={isOpen}
      title={download.title}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <p className={styles['why']}>{download.why}</p>
      <ul className={styles['places']}>
        {appDownloads.map(({ place, url }) => (
          <li key={place}>
            <Button kind="outline" isWide onClick={() => void open(url)}>
              {download.places[place]}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
