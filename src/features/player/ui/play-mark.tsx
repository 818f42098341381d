import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { Ring } from '@/shared/ui/ring/ring';
import { Spinner } from '@/shared/ui/spinner/spinner';

import type { PlayerStatus } from '../lib/next-status';

interface PlayMarkProps {
  status: PlayerStatus;
  /** The played share, 0 to 1, drawn as a ring; without it there is no ring. */
  progress?: number;
  /** Edge length in px. */
  size: number;
}

/** The icon of a play button for the status of its item: play, pause, or a spinner while loading. */
export function PlayMark({ status, progress, size }: PlayMarkProps) {
  if (status === 'loading') return <Spinner size={size} />;
  const Icon = status === 'playing' ? PauseIcon : PlayIcon;
  if (progress === undefined) return <Icon size={size} />;
  return (
    <Ring value={progress} size={size}>
      <Icon size={16} />
    </Ring>
  );
}
