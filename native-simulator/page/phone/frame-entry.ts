/**
 * The first script of a phone's page (vite/simulator-shim.ts): the wrapper's bridges, a storage of the
 * phone's own, and what reports to the simulator around it.
 */
import type { Network } from '../../config/simulator-config';
import { act } from '../../recording/perform-gesture';
import { watchGestures } from '../../recording/watch-gestures';
import type { Gesture } from '../../recording/recorder';
import { watchRoutes } from '../../recording/watch-routes';
import { installShim } from '../../shim/install';
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
if (frame && text) begin(frame, JSON.parse(text) as PhoneLaunch);

function begin(element: Element, { launch, storage }: PhoneLaunch): void {
  const report = (entry: PhoneReport) => {
    const detail = JSON.stringify(entry);
    element.dispatchEvent(new CustomEvent(reportEvent, { detail }));
  };
  element.dispatchEvent(new CustomEvent(startEvent));
  const fresh = element.getAttribute(freshAttribute);
  const given = fresh === null ? undefined : (JSON.parse(fresh) as FreshStorage);
  element.removeAttribute(freshAttribute);
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const value = deviceStorage(window[area], storage);
    if (given) fillStorage(value, given[area]);
    Object.defineProperty(window, area, { configurable: true, value });
  }
  installShim(window, launch).subscribe(report);

  const network = () => element.getAttribute('data-network') as Network;
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => network() !== 'offline',
  });
  window.addEventListener(networkEvent, () => {
    window.dispatchEvent(new Event(network() === 'offline' ? 'offline' : 'online'));
  });
  watchFetch(window, network, report);
  simulateNetwork(window, network);
  watchRoutes(window, report);
  watchPerson(element);
  window.addEventListener('keydown', (event) => passOn(event, element.ownerDocument));
}

/** The simulator's own keys reach it from within a phone with Alt. */
function passOn(event: KeyboardEvent, simulator: Document): void {
  const { key, code, altKey, isTrusted } = event;
  if (!altKey || !isTrusted) return;
  const init = { key, code, altKey, bubbles: true, cancelable: true };
  const isFree = simulator.dispatchEvent(new KeyboardEvent('keydown', init));
  if (!isFree) event.preventDefault();
}

/** What a person does here is told while somebody asks for it; and others can do the same. */
function watchPerson(element: Element): void {
  const tell = (gesture: Gesture | Scroll) => {
    const detail = JSON.stringify(gesture);
    element.dispatchEvent(new CustomEvent(gestureEvent, { detail }));
  };
  const isWatched = () => element.hasAttribute(watchedAttribute);
  watchGestures(document, tell, ({ isTrusted }) => isTrusted && isWatched());
  watchScroll(window, (top) => {
    if (isWatched()) tell({ kind: 'scroll', top });
  });
  const hands: PerformGesture = (deed, before) => {
    if (deed.kind !== 'scroll') return act(document, deed, before);
    window.scrollTo({ top: deed.top, behavior: 'instant' });
    return true;
  };
  Reflect.set(window, '__hands', hands);
}
