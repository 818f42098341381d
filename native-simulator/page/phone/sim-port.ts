import type { UntimedGesture } from '../../recording/perform-gesture';
import type { Gesture } from '../../recording/recorder';
import type { Launch } from '../../shim/launch';
import type { Sim, Traffic } from '../../shim/sim';

/** The launch of a phone. Its page reads it as JSON from the frame's `data-launch`. */
export interface PhoneLaunch {
  readonly launch: Launch;
  /** The prefix of the phone's storage keys. */
  readonly storage: string;
}

/** A request of the app to the API. */
export interface ApiCall {
  readonly kind: 'api';
  /** The start, epoch milliseconds. */
  readonly at: number;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** 0 for a request without a response. */
  readonly status: number;
  readonly durationMs: number;
  /** The bodies, cut after 20,000 characters; null for none. */
  readonly request: string | null;
  readonly response: string | null;
}

/** The page has a new path. */
export interface RouteChange {
  readonly kind: 'route';
  readonly at: number;
  readonly path: string;
}

/** A report of a phone's page. Plain data. */
export type PhoneReport = Traffic | ApiCall | RouteChange;

/** The page dispatches this event at its frame element; `detail` is a PhoneReport as JSON. */
export const reportEvent = 'phonereport';

/** The page dispatches this event at its frame element when it loads, before its first report. */
export const startEvent = 'phonestart';

/** The user scrolled a phone's page. */
export interface Scroll {
  readonly kind: 'scroll';
  /** px from the top of the document. */
  readonly top: number;
}

/** The page dispatches this event at its frame element; `detail` is a Gesture or Scroll as JSON. */
export const gestureEvent = 'phonegesture';
/** The page reports gestures while its frame element has this attribute. */
export const watchedAttribute = 'data-watched';

/**
 * This attribute holds a FreshStorage as JSON, which replaces the phone's storages. The page removes it when
 * it loads.
 */
export const freshAttribute = 'data-fresh';
export interface FreshStorage {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** The `device-id` in the simulator's own requests to the mock. */
export const SIMULATOR_DEVICE_ID = 'the-simulator';

/** Performs a gesture in a phone's page; see recording/perform-gesture.ts. */
export type PerformGesture = (
  gesture: UntimedGesture | Scroll,
  onGesture: (gesture: Gesture) => void,
) => boolean;

/** The simulator dispatches this event at the page's window when the phone's network has changed. */
export const networkEvent = 'phonenetwork';

/** The window of a phone's page. */
export interface PhoneWindow extends Window {
  readonly __sim?: Sim;
  readonly __performGesture?: PerformGesture;
  readonly fetch: typeof fetch;
}

/** The shim's remote control in a phone's page; undefined while the page has none. */
export function simOf(frame: HTMLIFrameElement | null | undefined): Sim | undefined {
  return windowOf(frame)?.__sim;
}

/** The window of a frame's page; undefined before the page exists. */
export function windowOf(frame: HTMLIFrameElement | null | undefined): PhoneWindow | undefined {
  return frame?.contentWindow ?? undefined;
}
