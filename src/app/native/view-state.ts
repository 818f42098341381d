import { attach, combine, createStore, sample } from 'effector';

import { $activeTab } from '@/features/navigation-bar/model';
import { $surface } from '@/features/player/model/surface';
import { readHistoryDepthFx } from '@/shared/routing/history-depth';
import { $location, locationChanged } from '@/shared/routing/location';

const depthFx = attach({ effect: readHistoryDepthFx });
sample({ clock: locationChanged, target: depthFx });
const $canGoBack = createStore(false).on(depthFx.doneData, (_, depth) => depth > 0);

const PLAYER_MARKER = '#player';
/** The marker of the modal above the page, without its `#`; null without a modal. */
const $modal = $location.map((location) => {
  const { hash = '' } = location ?? {};
  return hash === '' || hash === PLAYER_MARKER ? null : hash.slice(1);
});

/** The page's state as JSON, for the wrapper's own controls; null before the first page (docs/native-bridge.md#setwebviewstate). */
export const $viewState = combine(
  {
    location: $location,
    canGoBack: $canGoBack,
    tab: $activeTab,
    modal: $modal,
    player: $surface,
  },
  ({ location, canGoBack, tab, modal, player }) =>
    location &&
    JSON.stringify({ path: location.path + location.search, canGoBack, tab, modal, player }),
);

/** The full player or a modal covers the page. */
export const $isCovered = combine(
  $surface,
  $modal,
  (surface, modal) => surface === 'full' || modal !== null,
);
