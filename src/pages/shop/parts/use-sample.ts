import { useUnit } from 'effector-react';

import { playerItemOf } from '@/features/player/lib/player-item';
import type { PlayerStatus } from '@/features/player/lib/next-status';
import { $playingItem, itemStateOf, playToggled } from '@/features/player/model/play-toggle';
import { sampleIntended } from '@/features/player/model/intents';

/** A title whose sample can be played. */
type SampledBook = Parameters<typeof playerItemOf>[0];

export interface SampleControl {
  readonly status: PlayerStatus;
  /** For the button: plays, pauses or resumes the sample, and prepares it as soon as it is pointed at. */
  readonly handlers: {
    readonly onClick: () => void;
    readonly onPointerEnter: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: () => void;
  };
}

/** The sample of a title, played without leaving the page. `duration` in seconds, 0 while unknown. */
export function useSample(book: SampledBook, duration: number): SampleControl {
  const { playing, toggled, intended } = useUnit({
    playing: $playingItem,
    toggled: playToggled,
    intended: sampleIntended,
  });
  const { audioBookId } = book;
  const { isCurrent, status } = itemStateOf(playing, { audioBookId, isSample: true });
  const prepare = () => {
    if (!isCurrent) intended(audioBookId);
  };
  return {
    status,
    handlers: {
      onClick: () => toggled({ item: playerItemOf(book, 'sample'), sampleDuration: duration }),
      onPointerEnter: prepare,
      onPointerDown: prepare,
      onFocus: prepare,
    },
  };
}
