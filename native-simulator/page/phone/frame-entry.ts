/**
 * The first script of a phone's page (vite/simulator-shim.ts): the wrapper's bridges, a storage of the
 * phone's own, and what reports to the simulator around it.
 */
import type { Network } from '../../config/simulator-config';
import { installShim } from '../../shim/install';
import { deviceStorage } from './device-storage';
import {
  networkEvent,
  reportEvent,
  startEvent,
  type PhoneLaunch,
  type PhoneReport,
} from './sim-port';
import { watchFetch } from './watch-fetch';

const frame = window.frameElement;
const text = frame?.getAttribute('data-launch');
if (frame && text) begin(frame, JSON.parse(text) as PhoneLaunch);

function begin(element: Element, { launch, storage }: PhoneLaunch): void {
  const report = (entry: PhoneReport) => {
    const detail = JSON.stringify(entry);
    element.dispatchEvent(new CustomEvent(reportEvent, { detail }));
  };
  element.dispatchEvent(new CustomEvent(startEvent));
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const value = deviceStorage(window[area], storage);
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
  watchRoutes(report);
}

/** Where the page goes: by the router's own calls and by the way back. */
function watchRoutes(report: (entry: PhoneReport) => void): void {
  let last = '';
  const tell = () => {
    const { pathname, search, hash } = window.location;
    const path = pathname + search + hash;
    if (path === last) return;
    last = path;
    report({ kind: 'route', at: Date.now(), path });
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const real = history[name].bind(history);
    history[name] = (...change) => {
      real(...change);
      tell();
    };
  }
  window.addEventListener('popstate', tell);
  tell();
}
