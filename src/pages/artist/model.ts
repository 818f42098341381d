import { combine, createEvent, sample } from 'effector';

import { loadById } from '@/features/page-data/load-by-id';
import { playerItemOf } from '@/features/player/lib/player-item';
import { createItemState, playToggled } from '@/features/player/model/play-toggle';
import { sampleIntended } from '@/features/player/model/intents';
import { getArtistFx } from '@/shared/api/endpoints/people';
import { nonNull } from '@/shared/lib/non-null';
import { artistRoute } from '@/shared/routing/routes';

import { bestToHear, worksOf } from './lib/works-of';

/** The visitor plays, pauses or resumes the sample of the person's best title. */
export const artistSampleClicked = createEvent();
/** Pointer over or focus on that button: its stream is prepared. */
export const artistSamplePointed = createEvent();

const loaded = loadById({ route: artistRoute, effect: getArtistFx });
export const $artist = loaded.$value;
export const $artistError = loaded.$error;
export const artistRetryClicked = loaded.retryClicked;

export const $works = $artist.map((artist) =>
  artist ? worksOf(artist) : { written: [], narrated: [] },
);
/** The title whose sample the page plays; null for a person without titles. */
export const $heardTitle = $works.map(bestToHear);
export const $artistSample = createItemState(
  $heardTitle.map((title) => title && { audioBookId: title.audioBookId, isSample: true }),
);

sample({
  clock: nonNull(sample({ clock: artistSampleClicked, source: $heardTitle })),
  fn: (title) => ({ item: playerItemOf(title, 'sample') }),
  target: playToggled,
});
sample({
  clock: nonNull(
    sample({
      clock: artistSamplePointed,
      source: combine($heardTitle, $artistSample, (title, { isCurrent }) =>
        isCurrent ? null : title,
      ),
    }),
  ).map(({ audioBookId }) => audioBookId),
  target: sampleIntended,
});
