import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';

import styles from './chapters-panel.module.css';
import { PlaceLists } from './place-lists';
import type { PanelProps } from './player-panels';
import { PlayerSheet } from './player-sheet';

/** The chapters of the book in the player, and the listener's bookmarks. Rule: docs/behaviour.md#chapters */
export default function ChaptersPanel(props: PanelProps) {
  return (
    <PlayerSheet {...props} title={player.chapters} closeLabel={common.close}>
      <div className={styles['list']}>
        <PlaceLists onPicked={props.onDismissed} />
      </div>
    </PlayerSheet>
  );
}
