import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector';

import { $location, locationChanged, type RouteLocation } from './location';
import { navigateFx } from './navigate';

export interface Overlay {
  /** Whether the address carries the overlay's marker. */
  readonly $isOpen: Store<boolean>;
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
}

/** Of an overlay that stands above nothing but the page. */
const $page = createStore('');

/**
 * Something above the page that the back key closes. It is open exactly while the router's own location has
 * the `marker` (`#player`) as its hash. Called at module level only. `$below` is the marker of the overlay that this
 * one stands above, which stays open after a reload too, when the history entry below may be another page's.
 */
export function createOverlay(marker: `#${string}`, $below: Store<string> = $page): Overlay {
  const opened = createEvent();
  const closed = createEvent();

  const $isOpen = $location.map((location) => location?.hash === marker);
  /** The previous history entry is ours, so going back stays in the app. */
  const $isPushed = createStore(false)
    .on(opened, () => true)
    // An overlay above this one has a marker that begins alike.
    .on(locationChanged, (isPushed, { hash }) => isPushed && hash.startsWith(marker));

  sample({
    clock: opened,
    source: $location,
    filter: (location) => location !== null && location.hash !== marker,
    fn: (location) => ({ to: withoutMarker(location) + marker, keepsScroll: true }),
    target: navigateFx,
  });
  const closing = sample({
    clock: closed,
    source: { location: $location, isPushed: $isPushed, below: $below },
    filter: ({ location }) => location?.hash === marker,
    fn: ({ location, isPushed, below }) =>
      isPushed
        ? { to: -1 }
        : { to: withoutMarker(location) + below, replace: true, keepsScroll: true },
  });
  // Closed again before the browser has gone back, it must not go back twice, and out of the page.
  $isPushed.on(closing, () => false);
  sample({ clock: closing, target: navigateFx });

  return { $isOpen, opened, closed };
}

/** The address of the page below every overlay. */
export function withoutMarker(location: RouteLocation | null): string {
  return `${location?.path ?? '/'}${location?.search ?? ''}`;
}
