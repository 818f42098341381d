import { createEvent, createStore, sample } from 'effector';

import { withoutMarker } from '@/shared/routing/create-overlay';
import { $location, locationChanged } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';

import { playerClosed } from './queue';
import { $surface, FULL_PLAYER } from './surface';

/** A sheet over the player. */
export type PanelName = 'speed' | 'sleep' | 'chapters';

export const panelOpened = createEvent<PanelName>();
/** The sheet is closed by its button, a swipe, Escape, the backdrop, or because something was chosen. */
export const panelDismissed = createEvent();

/** The sheet of a marker: over the full player it begins like the player's own, so that the player stays open. */
const panelMarker = /^#(?:player|bar)-(speed|sleep|chapters)$/;
const panelOf = (hash: string): PanelName | null =>
  (panelMarker.exec(hash)?.[1] as PanelName | undefined) ?? null;

/** The open sheet, which the back key closes. */
export const $panel = $location.map((location) => location && panelOf(location.hash));

/** The history entry below the sheet is ours. */
const $isPushed = createStore(false)
  .on(panelOpened, () => true)
  .on(locationChanged, (isPushed, { hash }) => isPushed && panelOf(hash) !== null);

sample({
  clock: panelOpened,
  source: { location: $location, surface: $surface, open: $panel },
  filter: ({ location, open }, name) => location !== null && open !== name,
  fn: ({ location, surface }, name) => ({
    to: `${withoutMarker(location)}#${surface === 'full' ? 'player' : 'bar'}-${name}`,
    keepsScroll: true,
  }),
  target: navigateFx,
});
sample({
  clock: [panelDismissed, playerClosed],
  source: { location: $location, surface: $surface, open: $panel, isPushed: $isPushed },
  filter: ({ open }) => open !== null,
  fn: ({ location, surface, isPushed }) =>
    isPushed
      ? { to: -1 }
      : {
          to: `${withoutMarker(location)}${surface === 'full' ? FULL_PLAYER : ''}`,
          replace: true,
          keepsScroll: true,
        },
  target: navigateFx,
});
