import type { Network } from '../../config/simulator-config';
import { SIMULATOR_DEVICE_ID, type ApiCall } from './sim-port';

/** The delay of a request on the slow network. */
export const SLOW_MS = 2000;
/** In characters. A list does not need more of a body. */
const MAX_BODY_LENGTH = 20_000;

/** Whether an address belongs to the app's API, not to its files or to the mock's control plane. */
function isApiCall(url: URL): boolean {
  return /^\/(?:api|token|connect)(?:\/|$)/.test(url.pathname);
}

/**
 * Wraps the page's `fetch`: reports each API call of the app with its response, and applies the phone's
 * network.
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
    if (isOwn || !isApiCall(url)) return real(input, init);
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
    return text === '' ? null : text.slice(0, MAX_BODY_LENGTH);
  } catch {
    return null;
  }
}
