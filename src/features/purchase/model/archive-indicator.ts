import { attach, createEvent, createStore, sample } from 'effector';

import { waitFx } from '@/shared/browser/wait';
import { LOADING_INDICATOR_MS } from '@/shared/config/purchase';
import { visited } from '@/shared/routing/visits';

/** The archive page was requested from the pop-up. */
export const archiveOpened = createEvent();

const waitForIndicatorFx = attach({ effect: waitFx, mapParams: () => LOADING_INDICATOR_MS });

/** Shown until the archive is there, at most 5 s. Rule: docs/behaviour.md#loading-indicators */
export const $isLoadingIndicatorShown = createStore(false)
  .on(archiveOpened, () => true)
  .reset(waitForIndicatorFx.done, visited);
sample({ clock: archiveOpened, target: waitForIndicatorFx });
