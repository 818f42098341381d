import { combine, createEvent, createStore, sample } from 'effector';

import type { Landing } from '@/shared/api/contract/landing';
import { getLandingFx } from '@/shared/api/endpoints/landing';
import { isHttpError, type ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import { landingRoute } from '@/shared/routing/routes';

export const landingRetryClicked = createEvent();

/** The name of the campaign in the address; empty for the page that every partner has. */
const $key = landingRoute.$visit.map((visit) => visit?.params['key'] ?? '');

const load = createLatest({
  effect: getLandingFx,
  mapParams: (key: string) => ({ params: { key } }),
  cancelOn: [$key],
});

const $landing = createStore<Landing | null>(null)
  .on(load.done, (_, { result }) => result)
  .reset($key);
const $error = createStore<ApiError | null>(null)
  .on(load.failed, (_, { error }) => error)
  .reset(load.requested, $key);

type Shown =
  | { readonly kind: 'loading' }
  /** The general page: without a campaign, or after its end. */
  | { readonly kind: 'general' }
  | { readonly kind: 'campaign'; readonly landing: Landing }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** What the page shows. Rule: docs/behaviour.md#landing */
export const $landingShown = combine($key, $landing, $error, (key, landing, error): Shown => {
  if (landing) return { kind: 'campaign', landing };
  if (key === '' || (error && isHttpError(error, 404))) return { kind: 'general' };
  return error ? { kind: 'failed', error } : { kind: 'loading' };
});

sample({
  clock: [landingRoute.visited, landingRetryClicked],
  source: $key,
  filter: (key) => key !== '',
  target: load.requested,
});
sample({
  clock: cameOnline,
  source: $key,
  filter: combine($error, landingRoute.$isOpened, (error, isOpened) => isOpened && error !== null),
  target: load.requested,
});
