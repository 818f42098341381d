import { createEvent, createStore } from 'effector';

/**
 * The models of all pages but those of the entry are loaded after the first screen, together with
 * the flows that join features (`src/app/start/load-page-models.ts`). This file has no imports of
 * theirs, so anything may ask for the models here, or wait for them.
 */

/** Something needs the models before they would be loaded by themselves. */
export const pageModelsRequested = createEvent();
/** The models of all pages, and the flows loaded with them, are listening. The first location is committed. Fires once. */
export const pageModelsLoaded = createEvent();
/**
 * Starts what the models do by themselves. It fires once, in a task of its own behind the first location: the page asks for
 * its data first, and a slow phone has time for a tap in between.
 */
export const pageModelsStarted = createEvent();

/** False at the start. Unit tests import the models they need and set it to true. */
export const $arePageModelsLoaded = createStore(false).on(pageModelsLoaded, () => true);
