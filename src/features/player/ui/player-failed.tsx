import { useUnit } from 'effector-react';

import { useRetryLater } from '@/entities/connection/ui/use-retry-later';
import { playback } from '@/shared/i18n/fa/playback';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { isUnderWay } from '../lib/next-status';
import { pauseClicked, playClicked } from '../model/playback';
import { playerClosed } from '../model/queue';
import { $shownStatus } from '../model/shown-status';

import { PlayMark } from './play-mark';
import styles from './player-failed.module.css';

/** Stops and starts the sound while the code of the player cannot be loaded. */
export function PlayerFailed({ onRetry }: { onRetry: () => void }) {
  const { status, play, pause, close } = useUnit({
    status: $shownStatus,
    play: playClicked,
    pause: pauseClicked,
    close: playerClosed,
  });
  useRetryLater(onRetry);
  const isOn = isUnderWay(status);
  return (
    <section className={styles['bar']} aria-label={playback.small}>
      <IconButton
        label={isOn ? playback.pause : playback.play}
        onClick={() => (isOn ? pause : play)()}
      >
        <PlayMark status={status} size={24} />
      </IconButton>
      <IconButton label={playback.close} onClick={() => close()}>
        <CloseIcon size={20} />
      </IconButton>
    </section>
  );
}
