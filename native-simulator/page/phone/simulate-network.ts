import type { Network } from '../../config/simulator-config';
import { SLOW_MS } from './watch-fetch';

/** A request of this address fails like a lost connection. */
const UNREACHABLE = 'blob:nowhere';

type Method<Owner, Args extends unknown[]> = (this: Owner, ...args: Args) => void;

interface Requests {
  open: Method<XMLHttpRequest, [method: string, url: string, isAsync: boolean]>;
  send: Method<XMLHttpRequest, Parameters<XMLHttpRequest['send']>>;
  abort: Method<XMLHttpRequest, []>;
}

interface Images {
  setAttribute: Method<HTMLImageElement, [name: string, value: string]>;
}

/** The constructors of the phone's page. */
export interface Loaders {
  readonly XMLHttpRequest: { readonly prototype: Requests };
  readonly HTMLImageElement: { readonly prototype: Images };
}

/**
 * Applies the phone's network to sound and images, which do not load through `fetch`: they load slowly, or
 * fail. Running and finished requests are not affected.
 */
export function simulateNetwork(page: Loaders, network: () => Network): void {
  simulateRequests(page.XMLHttpRequest.prototype, network);
  simulateImages(page.HTMLImageElement.prototype, network);
}

/** hls.js loads playlists and sound through XMLHttpRequest. */
function simulateRequests(requests: Requests, network: () => Network): void {
  const { open, send, abort } = requests;
  const timers = new WeakMap<XMLHttpRequest, ReturnType<typeof setTimeout>>();
  requests.send = function (body) {
    const sendOn: Record<Network, () => void> = {
      online: () => {
        send.call(this, body);
      },
      offline: () => {
        open.call(this, 'GET', UNREACHABLE, true);
        send.call(this);
      },
      slow: () => {
        const later = setTimeout(() => {
          send.call(this, body);
        }, SLOW_MS);
        timers.set(this, later);
      },
    };
    sendOn[network()]();
  };
  requests.abort = function () {
    clearTimeout(timers.get(this));
    abort.call(this);
  };
}

function simulateImages(images: Images, network: () => Network): void {
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
    // `srcset` stays empty, so that the browser uses the failing `src`.
    if (name.toLowerCase() === 'src') real.call(this, name, UNREACHABLE);
  };
}
