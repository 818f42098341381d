import type { PlayerStatus } from '@/features/player/lib/next-status';
import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { ProgressRing } from '@/shared/ui/progress/progress-ring';
import { Spinner } from '@/shared/ui/spinner/spinner';

import styles from './play-mark.module.css';

interface PlayMarkProps {
  status: PlayerStatus;
  /** 0 to 1; the ring shows once something was heard. */
  progress: number;
}

/** How the player stands, as the mark on a button: at rest, on its way, sounding, held. */
export function PlayMark({ status, progress }: PlayMarkProps) {
  return (
    <span className={styles['mark']}>
      {status === 'loading' ? (
        <Spinner size={28} />
      ) : (
        <ProgressRing value={progress} size={28}>
          {status === 'playing' ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </ProgressRing>
      )}
    </span>
  );
}
