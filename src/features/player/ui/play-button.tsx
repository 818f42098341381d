import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { Spinner } from '@/shared/ui/spinner/spinner';

import { pauseClicked, playClicked } from '../model/playback';
import { $shownStatus } from '../model/shown-status';

interface PlayButtonProps {
  size: 'regular' | 'huge';
}

/** Plays or pauses. While loading it shows a spinner, and a click cancels. */
export function PlayButton({ size }: PlayButtonProps) {
  const { status, play, pause } = useUnit({
    status: $shownStatus,
    play: playClicked,
    pause: pauseClicked,
  });
  const isWanted = status === 'playing' || status === 'loading';
  const iconSize = size === 'huge' ? 36 : 24;
  return (
    <IconButton
      label={isWanted ? player.pause : player.play}
      kind="solid"
      size={size}
      data-status={status}
      onClick={() => {
        if (isWanted) pause();
        else play();
      }}
    >
      {status === 'loading' && <Spinner size={iconSize} />}
      {status === 'playing' && <PauseIcon size={iconSize} />}
      {!isWanted && <PlayIcon size={iconSize} />}
    </IconButton>
  );
}
