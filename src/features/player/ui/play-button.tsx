import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { RefreshIcon } from '@/shared/ui/icon/refresh-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { Spinner } from '@/shared/ui/spinner/spinner';

import { pauseClicked, playClicked } from '../model/playback';
import { $shownStatus } from '../model/shown-status';
import { $isChapterUnavailable } from '../model/stream';

interface PlayButtonProps {
  size: 'regular' | 'huge';
  /** `solid` is filled, as the main action. */
  kind?: 'solid' | 'plain';
}

/**
 * Plays or pauses. While loading it shows a spinner, and a click cancels. For a chapter that could not be
 * loaded it is a retry.
 */
export function PlayButton({ size, kind = 'solid' }: PlayButtonProps) {
  const { status, isUnavailable, play, pause } = useUnit({
    status: $shownStatus,
    isUnavailable: $isChapterUnavailable,
    play: playClicked,
    pause: pauseClicked,
  });
  const isWanted = status === 'playing' || status === 'loading';
  const iconSize = size === 'huge' ? 36 : 24;
  const startLabel = isUnavailable ? common.retry : player.play;
  const StartIcon = isUnavailable ? RefreshIcon : PlayIcon;
  return (
    <IconButton
      label={isWanted ? player.pause : startLabel}
      kind={kind}
      size={size}
      data-status={status}
      onClick={() => {
        if (isWanted) pause();
        else play();
      }}
    >
      {status === 'loading' && <Spinner size={iconSize} />}
      {status === 'playing' && <PauseIcon size={iconSize} />}
      {!isWanted && <StartIcon size={iconSize} />}
    </IconButton>
  );
}
