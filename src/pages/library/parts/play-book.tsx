import { useStoreMap, useUnit } from 'effector-react';

import { isUnderWay } from '@/features/player/lib/next-status';
import { $playingItem, itemStateOf } from '@/features/player/model/play-toggle';
import type { PlayerItem } from '@/features/player/model/queue';
import { bookIntended } from '@/features/player/model/intents';
import { PlayMark } from '@/features/player/ui/play-mark';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatPercent } from '@/shared/i18n/format';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { $playedFractions, libraryPlayPressed } from '../model';

interface PlayBookProps {
  item: PlayerItem;
  /** Edge length of the ring in px. */
  size: number;
}

/** Plays a book from its saved position; the ring shows the share that was played on this device. */
export function PlayBook({ item, size }: PlayBookProps) {
  const { audioBookId, title } = item;
  const { pressed, intended } = useUnit({ pressed: libraryPlayPressed, intended: bookIntended });
  const intend = () => intended({ audioBookId });
  const played = useStoreMap({
    store: $playedFractions,
    keys: [audioBookId],
    fn: (fractions, [id]) => fractions.get(id) ?? 0,
  });
  const status = useStoreMap({
    store: $playingItem,
    keys: [audioBookId],
    fn: (playing, [id]) => itemStateOf(playing, { audioBookId: id, isSample: false }).status,
  });
  const name = isUnderWay(status) ? texts.pause(title) : texts.play(title);
  return (
    <IconButton
      data-begun={played > 0 || status !== 'ended'}
      label={played > 0 ? `${name} · ${texts.played(formatPercent(played))}` : name}
      onClick={() => pressed(item)}
      onPointerEnter={intend}
      onPointerDown={intend}
      onFocus={intend}
    >
      <PlayMark status={status} progress={played} size={size} />
    </IconButton>
  );
}
