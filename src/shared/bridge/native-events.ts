import { createEvent, type Event } from 'effector';

import type { EventName, EventPayload, NativeEvent } from './events';

/** The wrapper sent a valid event. */
export const nativeEventReceived = createEvent<NativeEvent>();

/** The app cannot use the current event, so the wrapper gets `false`. */
export const eventDeclined = createEvent();

export const tokenInjected = payloadOf('tokenInjected');
export const purchaseResultReceived = payloadOf('purchaseResult');
export const marketPurchaseResultReceived = payloadOf('marketPurchaseResult');
export const deepLinkReceived = payloadOf('deepLink');
export const backPressed = payloadOf('backPressed').map(() => undefined);
export const tabChanged = payloadOf('tabChanged');
export const mediaCommandReceived = payloadOf('mediaCommand');
export const appPaused = payloadOf('appPaused').map(() => undefined);
export const appResumed = payloadOf('appResumed').map(() => undefined);
export const nativeStateReceived = payloadOf('nativeState');

/** The payloads of one event. They are wrapped meanwhile, because `filterMap` would drop undefined. */
function payloadOf<E extends EventName>(name: E): Event<EventPayload<E>> {
  return nativeEventReceived
    .filterMap((event) => (event.name === name ? { payload: event.payload } : undefined))
    .map(({ payload }) => payload as EventPayload<E>);
}
