import { useUnit } from 'effector-react';

import { isOnline } from '@/shared/browser/online';
import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';

import { $isMute } from '../model/output';
import { $isStalled } from '../model/stall';
import { $isChapterUnavailable } from '../model/stream';

/** Why nothing is to be heard, in a sentence; null while all is well. */
export function useTrouble(): string | null {
  const { isUnavailable, isStalled, isMute } = useUnit({
    isUnavailable: $isChapterUnavailable,
    isStalled: $isStalled,
    isMute: $isMute,
  });
  if (isUnavailable) return player.chapterUnavailable;
  if (isMute) return playerOptions.noOutput;
  if (!isStalled) return null;
  return isOnline() ? playerOptions.stalled : common.offline;
}
