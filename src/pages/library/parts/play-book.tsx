import { useStoreMap, useUnit } from 'effector-react';

import type { BookCard } from '@/shared/api/contract/values';
import { library as words } from '@/shared/i18n/fa/library';
import { formatPercent } from '@/shared/i18n/format';
import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { ProgressRing } from '@/shared/ui/progress/progress-ring';
import { Spinner } from '@/shared/ui/spinner/spinner';

import { $heard, $playingBook, libraryPlayPressed } from '../model';

/** Plays a book where it was left; the ring around it says how much was heard on this device. */
export function PlayBook({ book }: { book: BookCard }) {
  const { audioBookId, title } = book;
  const pressed = useUnit(libraryPlayPressed);
  const heard = useStoreMap({
    store: $heard,
    keys: [audioBookId],
    fn: (fractions, [id]) => fractions.get(id) ?? 0,
  });
  const status = useStoreMap({
    store: $playingBook,
    keys: [audioBookId],
    fn: (playing, [id]) => (playing?.audioBookId === id ? playing.status : 'ended'),
  });
  const name = status === 'playing' ? words.pause(title) : words.play(title);
  return (
    <IconButton
      label={heard > 0 ? `${name} · ${words.heard(formatPercent(heard))}` : name}
      onClick={() => pressed(book)}
    >
      {status === 'loading' ? (
        <Spinner size={24} />
      ) : (
        <ProgressRing value={heard} size={36}>
          {status === 'playing' ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </ProgressRing>
      )}
    </IconButton>
  );
}
