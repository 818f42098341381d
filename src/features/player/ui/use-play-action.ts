import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';

import { isUnderWay } from '../lib/next-status';
import { pauseClicked, playClicked } from '../model/playback';
import { $shownStatus } from '../model/shown-status';
import { $isStalled, stallRetryClicked } from '../model/stall';
import { $isChapterUnavailable } from '../model/stream';

/** What the play button shows. */
export type PlayFace = 'play' | 'pause' | 'loading' | 'retry';

/**
 * The play button of every form of the player: play, pause, or while loading a spinner whose click cancels. For a
 * chapter that could not be loaded, or whose sound does not come, it is a retry.
 */
export function usePlayAction() {
  const { status, isUnavailable, isStalled, play, pause, retry } = useUnit({
    status: $shownStatus,
    isUnavailable: $isChapterUnavailable,
    isStalled: $isStalled,
    play: playClicked,
    pause: pauseClicked,
    retry: stallRetryClicked,
  });
  const isWanted = isUnderWay(status);
  if (isStalled && isWanted)
    return { status, face: 'retry', label: common.retry, act: () => retry() } as const;
  if (isWanted) {
    const face: PlayFace = status === 'playing' ? 'pause' : 'loading';
    return { status, face, label: player.pause, act: () => pause() };
  }
  return isUnavailable
    ? ({ status, face: 'retry', label: common.retry, act: () => play() } as const)
    : ({ status, face: 'play', label: player.play, act: () => play() } as const);
}
