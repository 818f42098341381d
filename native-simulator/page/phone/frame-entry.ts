/**
 * The first script of a phone's page (vite/simulator-shim.ts). It installs the wrapper's bridges, gives
 * the phone storages, databases, channels and locks of its own, and reports to the simulator around the frame.
 */
import type { Network } from '../../config/simulator-config';
import { performGesture } from '../../recording/perform-gesture';
import { watchGestures } from '../../recording/watch-gestures';
import type { Gesture } from '../../recording/recorder';
import { watchRoutes } from '../../recording/watch-routes';
import { installShim } from '../../shim/install';
import { separateNames } from './device-databases';
import { deviceStorage, fillStorage } from './device-storage';
import {
  freshAttribute,
  gestureEvent,
  networkEvent,
  reportEvent,
  startEvent,
  watchedAttribute,
  type FreshStorage,
  type PerformGesture,
  type PhoneLaunch,
  type PhoneReport,
  type Scroll,
} from './sim-port';
import { simulateNetwork } from './simulate-network';
import { watchFetch } from './watch-fetch';
import { watchScroll } from './watch-scroll';

const frame = window.frameElement;
const text = frame?.getAttribute('data-launch');
if (frame && text) startPhone(frame, JSON.parse(text) as PhoneLaunch);

function startPhone(element: Element, { launch, storage }: PhoneLaunch): void {
  const report = (entry: PhoneReport) => {
    const detail = JSON.stringify(entry);
    element.dispatchEvent(new CustomEvent(reportEvent, { detail }));
  };
  element.dispatchEvent(new CustomEvent(startEvent));
  const fresh = element.getAttribute(freshAttribute);
  const freshStorage = fresh === null ? undefined : (JSON.parse(fresh) as FreshStorage);
  element.removeAttribute(freshAttribute);
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const value = deviceStorage(window[area], storage);
    if (freshStorage) fillStorage(value, freshStorage[area]);
    Object.defineProperty(window, area, { configurable: true, value });
  }
  separateNames(window, storage);
  installShim(window, launch).subscribe(report);

  const network = () => element.getAttribute('data-network') as Network;
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => network() !== 'offline',
  });
  // This script runs once in each page of the phone; its listeners end with the page.
  window.addEventListener(networkEvent, () => {
    window.dispatchEvent(new Event(network() === 'offline' ? 'offline' : 'online'));
  });
  watchFetch(window, network, report);
  simulateNetwork(window, network);
  watchRoutes(window, report);
  connectGestures(element);
  window.addEventListener('keydown', (event) => forwardShortcut(event, element.ownerDocument));
}

/** Hands a key with Alt to the simulator, whose shortcuts work from within a phone too. */
function forwardShortcut(event: KeyboardEvent, simulator: Document): void {
  const { key, code, altKey, isTrusted } = event;
  if (!altKey || !isTrusted) return;
  const init = { key, code, altKey, bubbles: true, cancelable: true };
  const isUnhandled = simulator.dispatchEvent(new KeyboardEvent('keydown', init));
  if (!isUnhandled) event.preventDefault();
}

/** Reports the user's gestures while the simulator watches the phone, and performs those it sends. */
function connectGestures(element: Element): void {
  const report = (gesture: Gesture | Scroll) => {
    const detail = JSON.stringify(gesture);
    element.dispatchEvent(new CustomEvent(gestureEvent, { detail }));
  };
  const isWatched = () => element.hasAttribute(watchedAttribute);
  watchGestures(document, report, ({ isTrusted }) => isTrusted && isWatched());
  watchScroll(window, (top) => {
    if (isWatched()) report({ kind: 'scroll', top });
  });
  const perform: PerformGesture = (gesture, onGesture) => {
    if (gesture.kind !== 'scroll') return performGesture(document, gesture, onGesture);
    window.scrollTo({ top: gesture.top, behavior: 'instant' });
    return true;
  };
  Reflect.set(window, '__performGesture', perform);
}
