import { createEvent, createStore, sample } from 'effector';

import { playToggled, type ToggleRequest } from '@/features/player/model/play-toggle';
import { $item, bookEnded, bookRequested, sampleRequested } from '@/features/player/model/queue';

/** The samples of an evening were asked for, one after the other; the payload is what is to play, in order. */
export const playedInTurn = createEvent<readonly ToggleRequest[]>();

/** The samples of the evening; none as soon as the listener starts anything else. */
const $evening = createStore<readonly ToggleRequest[]>([])
  .on(playedInTurn, (_, requests) => requests)
  .on([sampleRequested, bookRequested], (evening, { item }) =>
    evening.some(
      ({ item: own }) => own.audioBookId === item.audioBookId && own.isSample === item.isSample,
    )
      ? evening
      : [],
  );

sample({ clock: playedInTurn.filterMap(([first]) => first), target: playToggled });
sample({
  clock: sample({
    clock: bookEnded,
    source: { evening: $evening, item: $item },
    filter: ({ item }) => item?.isSample === true,
    fn: ({ evening }, audioBookId) =>
      evening[evening.findIndex(({ item }) => item.audioBookId === audioBookId) + 1] ?? null,
  }).filterMap((next) => next ?? undefined),
  target: playToggled,
});
