import { combine, createStore, sample } from 'effector';

import { $location } from '@/shared/routing/location';
import { pageModelsStarted } from '@/shared/routing/page-models';

import { panelDismissed } from './panels';
import { $item } from './queue';
import { playerShrinkRequested } from './surface';

/** The item of the last visit was restored long before. */
const $isStarted = createStore(false).on(pageModelsStarted, () => true);
const $hasMarker = $location.map((location) => /^#(?:player|bar)/.test(location?.hash ?? ''));

// Nothing can open for a marker of the player while there is nothing in it: after a reload, from a shared address, or by
// going forward once the player was closed. The back key would only remove it. Rule: docs/behaviour.md#overlays
sample({
  clock: [pageModelsStarted, $hasMarker],
  filter: combine(
    { isStarted: $isStarted, hasMarker: $hasMarker, item: $item },
    ({ isStarted, hasMarker, item }) => isStarted && hasMarker && item === null,
  ),
  fn: () => undefined,
  target: [playerShrinkRequested, panelDismissed],
});
