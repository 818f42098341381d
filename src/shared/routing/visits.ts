import { createEvent, createStore, sample } from 'effector';

import { $isPageModelMissing, $location, locationChanged, type RouteLocation } from './location';
import { pageModelsLoaded } from './page-models';

/** The models may act on this location. Fires once for each location, when the page's model is loaded. */
export const locationCommitted = createEvent<RouteLocation>();

interface Visit {
  readonly previous: RouteLocation | null;
  readonly current: RouteLocation | null;
}
const $visit = createStore<Visit>({ previous: null, current: null }).on(
  locationCommitted,
  ({ current }, next) => ({ previous: current, current: next }),
);

sample({
  clock: locationChanged,
  filter: $isPageModelMissing.map((isMissing) => !isMissing),
  target: locationCommitted,
});
// Only the newest location is committed: pages that were left while the models were loaded are skipped.
sample({
  clock: sample({
    clock: pageModelsLoaded,
    source: { location: $location, visit: $visit },
  }).filterMap(({ location, visit }) =>
    location === null || location === visit.current ? undefined : location,
  ),
  target: locationCommitted,
});

/** A page was visited: under another path or search, or under the same address once more. */
export const visited = sample({
  clock: locationCommitted,
  source: $visit,
  filter: ({ previous, current }) => !differsInHashAlone(previous, current),
});

function differsInHashAlone(before: RouteLocation | null, after: RouteLocation | null): boolean {
  return (
    before !== null &&
    before.path === after?.path &&
    before.search === after.search &&
    before.hash !== after.hash
  );
}
