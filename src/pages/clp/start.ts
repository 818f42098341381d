import { combine, createEvent, sample } from 'effector';

import { createResource } from '@/shared/api/create-resource';
import { getSearchStartFx } from '@/shared/api/endpoints/search';
import { cameOnline } from '@/shared/browser/online';
import { clpRoute } from '@/shared/routing/routes';

export const searchStartRetryClicked = createEvent();

/** Lengths, genres and narrators: the start of the search, and options of its filters. */
export const searchStart = createResource({ effect: getSearchStartFx, of: 'anyone' });

sample({
  clock: clpRoute.opened,
  source: searchStart.$answer,
  filter: (answer) => answer === null,
  target: searchStart.requested,
});
sample({
  clock: [searchStartRetryClicked, cameOnline],
  filter: combine(
    clpRoute.$isOpened,
    searchStart.$error,
    (isOpened, error) => isOpened && error !== null,
  ),
  target: searchStart.requested,
});
