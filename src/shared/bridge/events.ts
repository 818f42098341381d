import * as v from 'valibot';

import type { EventName } from './event-names';
import type { Carrier } from './methods';
import { tokenSet } from './token-set';

/** One event that the native wrapper sends. */
export interface EventRow {
  readonly on: readonly Carrier[];
  readonly payload: v.GenericSchema;
  /** The effect on the web app. */
  readonly meaning: string;
}

export { eventNames, type EventName } from './event-names';

const both = ['android', 'ios'] as const;
const shortText = v.pipe(v.string(), v.maxLength(2000));
const optionalText = v.optional(v.nullable(shortText));

const nothing = v.pipe(
  v.unknown(),
  v.transform((): null => null),
);

/** An object with any entries, except the keys that could change a prototype. docs/faults.md#c2 */
const bag = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.transform((value): Readonly<Record<string, unknown>> => {
    const safe = Object.entries(value).filter(([key]) => !unsafeKeys.has(key));
    return Object.fromEntries(safe);
  }),
);
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Every event of the native wrapper. docs/native-bridge.md#events */
export const events = {
  tokenInjected: {
    on: both,
    payload: tokenSet,
    meaning: 'Logged in; another user resets first; an empty token logs out.',
  },
  purchaseResult: {
    on: both,
    payload: v.object({
      productId: shortText,
      status: v.picklist(['paid', 'pending', 'cancelled', 'failed']),
      message: optionalText,
    }),
    meaning: 'Paid: the library state is reloaded and the native library refreshed.',
  },
  marketPurchaseResult: {
    on: ['market'],
    payload: v.object({
      developerPayload: shortText,
      result: v.picklist(['purchased', 'cancelled', 'notInstalled', 'failed']),
      productId: optionalText,
      orderId: optionalText,
      purchaseToken: optionalText,
      message: optionalText,
    }),
    meaning: 'Goes on with the market flow.',
  },
  deepLink: {
    on: both,
    payload: v.object({ url: v.pipe(v.string(), v.maxLength(10_000)) }),
    meaning: 'Checked against the routes, remembered as the way back, and opened.',
  },
  backPressed: {
    on: both,
    payload: nothing,
    meaning: 'Closes a modal, shrinks the player, or goes back: true; at the root: false.',
  },
  tabChanged: {
    on: both,
    payload: v.object({ tab: v.picklist(['library', 'store', 'search', 'profile']) }),
    meaning: 'The native tab is remembered, the player shrinks.',
  },
  mediaCommand: {
    on: both,
    payload: v.object({
      command: v.picklist([
        'play',
        'pause',
        'next',
        'previous',
        'seekForward',
        'seekBackward',
        'seekTo',
      ]),
      /** Seconds. */
      position: v.optional(v.nullable(v.pipe(v.number(), v.finite()))),
    }),
    meaning: 'The player obeys the lock screen.',
  },
  appPaused: {
    on: both,
    payload: nothing,
    meaning: 'Logs are flushed, the position is saved.',
  },
  appResumed: {
    on: both,
    payload: nothing,
    meaning: 'Token and update are checked; a purchase without an answer is looked up again.',
  },
  nativeState: {
    on: both,
    payload: bag,
    meaning: 'Merged into the native state bag; its theme is shown where the listener chose none.',
  },
} as const satisfies Record<EventName, EventRow>;

/** The validated payload of an event. */
export type EventPayload<E extends EventName> = v.InferOutput<(typeof events)[E]['payload']>;

/** An event with its own payload. */
export type NativeEvent = {
  [E in EventName]: { readonly name: E; readonly payload: EventPayload<E> };
}[EventName];
