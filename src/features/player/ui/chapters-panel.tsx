import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';

import { ChapterList } from './chapter-list';
import styles from './chapters-panel.module.css';
import type { PanelProps } from './player-panels';
import { PlayerSheet } from './player-sheet';

/** The chapters of the book in the player. Rule: docs/behaviour.md#chapters */
export default function ChaptersPanel(props: PanelProps) {
  return (
    <PlayerSheet {...props} title={player.chapters} closeLabel={common.close}>
      <div className={styles['list']}>
        <ChapterList onPicked={props.onDismissed} />
      </div>
    </PlayerSheet>
  );
}
