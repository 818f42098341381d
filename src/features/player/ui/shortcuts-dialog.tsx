import { Fragment } from 'react';

import { common } from '@/shared/i18n/fa/common';
import { player, shortcuts } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { Dialog } from '@/shared/ui/dialog/dialog';

import styles from './shortcuts-dialog.module.css';

/** The keys of use-player-keys.ts with their actions. */
const listed: readonly (readonly [keys: readonly string[], action: string])[] = [
  [[shortcuts.space, 'K'], shortcuts.toggle],
  [['J'], player.back],
  [['L'], player.forward],
  [['N'], player.next],
  [['P'], player.previous],
  [['<'], playerOptions.slower],
  [['>'], playerOptions.faster],
  [['M'], shortcuts.mute],
  [['?'], shortcuts.help],
];

interface ShortcutsDialogProps {
  isOpen: boolean;
  onDismissed: () => void;
}

/** Lists the keyboard shortcuts of the player. */
export default function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <Dialog {...props} title={shortcuts.title} closeLabel={common.close}>
      <dl className={styles['list']}>
        {listed.map(([keys, action]) => (
          <Fragment key={action}>
            <dt className={styles['keys']}>
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  <bdi>{key}</bdi>
                </kbd>
              ))}
            </dt>
            <dd className={styles['meaning']}>{action}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
