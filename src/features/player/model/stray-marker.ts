import { combine, createStore, sample } from 'effector';

import { $location } from '@/shared/routing/location';
import { pageModelsStarted } from '@/shared/routing/page-models';

import { panelDismissed } from './panels';
import { $item } from './queue';
import { playerShrinkRequested } from './surface';

/**
 * Before this nobody knows whether the player stays empty. The item of the last visit is read from storage as the first page
 * opens, and the models start a whole task after that at the earliest, so an item that is restored is there by then.
 */
const $isStarted = createStore(false).on(pageModelsStarted, () => true);
const $hash = $location.map((location) => location?.hash ?? '');

// Nothing can open for a marker of the player while there is nothing in it: after a reload, from a shared address, by
// going forward once the player was closed, or below driving mode or a sheet over which it was closed. The back key would
// only remove it. The clock is the hash, because a marker may follow another one. Rule: docs/behaviour.md#overlays
sample({
  clock: [pageModelsStarted, $hash],
  filter: combine(
    { isStarted: $isStarted, hash: $hash, item: $item },
    ({ isStarted, hash, item }) => isStarted && /^#(?:player|bar)/.test(hash) && item === null,
  ),
  fn: () => undefined,
  target: [playerShrinkRequested, panelDismissed],
});
