import { combine, createEvent, createStore, sample } from 'effector';

import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import { aboutBookRoute } from '@/shared/routing/routes';

export const aboutBookRetryClicked = createEvent();

/** The number or the identifier in the address; empty without one. */
export const $aboutBookId = aboutBookRoute.$visit.map((visit) => visit?.params['id'] ?? '');

const load = createLatest({
  effect: getAudiobookDetailFx,
  mapParams: (id: string) => ({ params: { id } }),
});

/** Null until the title of this address has come. */
export const $aboutBook = createStore<AudiobookDetail | null>(null)
  .on(load.done, (_, { result }) => result)
  .reset($aboutBookId);
export const $aboutBookError = createStore<ApiError | null>(null)
  .on(load.failed, (_, { error }) => error)
  .reset(load.requested);

sample({
  clock: [aboutBookRoute.visited, aboutBookRetryClicked],
  source: $aboutBookId,
  filter: (id) => id !== '',
  target: load.requested,
});
sample({
  clock: cameOnline,
  source: $aboutBookId,
  filter: combine(
    $aboutBookError,
    aboutBookRoute.$isOpened,
    (error, isOpened) => isOpened && error !== null,
  ),
  target: load.requested,
});
