import type { Network } from '../../config/simulator-config';
import { SLOW_MS } from './watch-fetch';

/** An address at which nothing can be had: asking for it fails as a lost connection does. */
const NOWHERE = 'blob:nowhere';

type Method<Owner, Args extends unknown[]> = (this: Owner, ...args: Args) => void;

/** What asks for a file in steps. */
interface Requests {
  open: Method<XMLHttpRequest, [method: string, url: string, isAsync: boolean]>;
  send: Method<XMLHttpRequest, Parameters<XMLHttpRequest['send']>>;
  abort: Method<XMLHttpRequest, []>;
}

interface Pictures {
  setAttribute: Method<HTMLImageElement, [name: string, value: string]>;
}

/** The constructors of the phone's page. */
export interface Loaders {
  readonly XMLHttpRequest: { readonly prototype: Requests };
  readonly HTMLImageElement: { readonly prototype: Pictures };
}

/**
 * Makes sound and pictures, which do not come by `fetch`, as slow as the phone's network is said to be, or
 * lets them fail. What is on its way or was loaded before stays, as it would.
 */
export function simulateNetwork(page: Loaders, network: () => Network): void {
  worsenRequests(page.XMLHttpRequest.prototype, network);
  worsenPictures(page.HTMLImageElement.prototype, network);
}

/** The streaming code asks for playlists and sound in this way. */
function worsenRequests(requests: Requests, network: () => Network): void {
  const { open, send, abort } = requests;
  const timers = new WeakMap<XMLHttpRequest, ReturnType<typeof setTimeout>>();
  requests.send = function (body) {
    const ways: Record<Network, () => void> = {
      online: () => {
        send.call(this, body);
      },
      offline: () => {
        open.call(this, 'GET', NOWHERE, true);
        send.call(this);
      },
      slow: () => {
        const later = setTimeout(() => {
          send.call(this, body);
        }, SLOW_MS);
        timers.set(this, later);
      },
    };
    ways[network()]();
  };
  requests.abort = function () {
    clearTimeout(timers.get(this));
    abort.call(this);
  };
}

function worsenPictures(images: Pictures, network: () => Network): void {
  const { setAttribute: real } = images;
  images.setAttribute = function (name, value) {
    const isAddress = /^src(?:set)?$/i.test(name);
    if (!isAddress || network() === 'online') {
      real.call(this, name, value);
      return;
    }
    if (network() === 'slow') {
      setTimeout(() => {
        real.call(this, name, value);
      }, SLOW_MS);
      return;
    }
    // Of several addresses the one that fails has to be the only one.
    if (name.toLowerCase() === 'src') real.call(this, name, NOWHERE);
  };
}
