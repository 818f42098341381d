import type { Network } from '../../config/simulator-config';
import { SIMULATOR_DEVICE_ID, type ApiCall } from './sim-port';

/** What the slow network adds to each call, in ms. */
export const SLOW_MS = 2000;
/** More of a body than this nobody reads in a list. */
const LONGEST_BODY = 20_000;

/** The calls of the app; its own files and the simulator's talk with the mock are none. */
function isOfTheApp(url: URL): boolean {
  return /^\/(?:api|token|connect)(?:\/|$)/.test(url.pathname);
}

/**
 * Puts itself before the page's `fetch`: reports each call of the app with its answer, and is as slow as
 * the phone's network is said to be.
 */
export function watchFetch(
  page: { fetch: typeof fetch },
  network: () => Network,
  report: (call: ApiCall) => void,
): void {
  const real = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isOwn = request.headers.get('device-id') === SIMULATOR_DEVICE_ID;
    if (isOwn || !isOfTheApp(url)) return real(input, init);
    const at = Date.now();
    const sent = await textOf(request);
    const tell = (status: number, response: string | null) => {
      const { method } = request;
      const path = url.pathname + url.search;
      const durationMs = Date.now() - at;
      report({ kind: 'api', at, method, path, status, durationMs, request: sent, response });
    };
    try {
      if (network() === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      if (network() === 'offline') throw new TypeError('Failed to fetch');
      const response = await real(input, init);
      void textOf(response).then((text) => tell(response.status, text));
      return response;
    } catch (error) {
      tell(0, String(error));
      throw error;
    }
  };
}

async function textOf(body: Request | Response): Promise<string | null> {
  try {
    const text = await body.clone().text();
    return text === '' ? null : text.slice(0, LONGEST_BODY);
  } catch {
    return null;
  }
}
