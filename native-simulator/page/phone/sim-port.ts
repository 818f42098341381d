import type { UntimedGesture } from '../../recording/perform-gesture';
import type { Gesture } from '../../recording/recorder';
import type { Launch } from '../../shim/launch';
import type { Sim, Traffic } from '../../shim/sim';

/** How a phone begins; plain JSON, handed to its page in the frame's `data-launch`. */
export interface PhoneLaunch {
  readonly launch: Launch;
  /** The device's own storage: what stands before each key. */
  readonly storage: string;
}

/** A call of the app to the API, as its page saw it. */
export interface ApiCall {
  readonly kind: 'api';
  /** Epoch milliseconds of its beginning. */
  readonly at: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 0 when nothing came back. */
  readonly status: number;
  readonly durationMs: number;
  /** Texts, cut where they are long; null for none. */
  readonly request: string | null;
  readonly response: string | null;
}

/** The page went somewhere. */
export interface RouteChange {
  readonly kind: 'route';
  readonly at: number;
  readonly path: string;
}

/** What a phone's page tells of: plain data. */
export type PhoneReport = Traffic | ApiCall | RouteChange;

/** The event at the frame's element by which the page in it reports; `detail` is the report as JSON. */
export const reportEvent = 'phonereport';

/** The event at the frame's element with which a page begins, before its first report. */
export const startEvent = 'phonestart';

/** A person scrolled the page in a phone. */
export interface Scroll {
  readonly kind: 'scroll';
  /** px from the top of the document. */
  readonly top: number;
}

/** The event at the frame's element that tells what a person does in it; `detail` as JSON. */
export const gestureEvent = 'phonegesture';
/** Gestures are told while the frame's element has this attribute. */
export const watchedAttribute = 'data-watched';

/**
 * What a phone's storages hold instead of all that was there, as JSON; the page that begins takes the
 * attribute away.
 */
export const freshAttribute = 'data-fresh';
export interface FreshStorage {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** The `device-id` of what the simulator asks the mock itself. */
export const SIMULATOR_DEVICE_ID = 'the-simulator';

/** Does what a person would do to a phone's page; see recording/perform-gesture.ts. */
export type PerformGesture = (
  deed: UntimedGesture | Scroll,
  before: (gesture: Gesture) => void,
) => boolean;

/** How the frame's page is told what its network is like now; at its own window. */
export const networkEvent = 'phonenetwork';

/** The page in a phone, as the simulator reaches it. */
export interface PhoneWindow extends Window {
  readonly __sim?: Sim;
  readonly __performGesture?: PerformGesture;
  readonly fetch: typeof fetch;
}

/** The remote control of a phone; undefined while its page has none. */
export function simOf(frame: HTMLIFrameElement | null | undefined): Sim | undefined {
  return windowOf(frame)?.__sim;
}

/** The window of a phone's page; undefined while there is none. */
export function windowOf(frame: HTMLIFrameElement | null | undefined): PhoneWindow | undefined {
  return frame?.contentWindow ?? undefined;
}
