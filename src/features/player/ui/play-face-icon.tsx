import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { RefreshIcon } from '@/shared/ui/icon/refresh-icon';
import { Spinner } from '@/shared/ui/spinner/spinner';

import type { PlayFace } from './use-play-action';

const icons = { play: PlayIcon, pause: PauseIcon, loading: Spinner, retry: RefreshIcon } as const;

/** The icon of a play button; `size` is its edge length in px. */
export function PlayFaceIcon({ face, size }: { face: PlayFace; size: number }) {
  const Icon = icons[face];
  return <Icon size={size} />;
}
