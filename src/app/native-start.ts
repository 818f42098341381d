import { createEffect, createEvent, sample } from 'effector';

import { loadPageModelsFx } from './load-page-models';

/** In a wrapper, with the models of all pages and what joins them to it at hand. */
export const lateModelsLoaded = createEvent();

const loadLateFx = createEffect(async () => {
  await import('./native-late');
});
sample({ clock: loadPageModelsFx.done, fn: () => undefined, target: loadLateFx });
sample({ clock: loadLateFx.done, fn: () => undefined, target: lateModelsLoaded });
