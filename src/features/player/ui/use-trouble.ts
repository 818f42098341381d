import { useUnit } from 'effector-react';

import { isOnline } from '@/shared/browser/online';
import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';

import { $isStalled } from '../model/stall';
import { $isChapterUnavailable } from '../model/stream';

/** Why nothing is to be heard, in a sentence; null while all is well. */
export function useTrouble(): string | null {
  const { isUnavailable, isStalled } = useUnit({
    isUnavailable: $isChapterUnavailable,
    isStalled: $isStalled,
  });
  if (isUnavailable) return player.chapterUnavailable;
  if (!isStalled) return null;
  return isOnline() ? playerOptions.stalled : common.offline;
}
