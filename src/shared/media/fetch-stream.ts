import { readStreamParts, type StreamParts } from './stream-parts';

/** A file may take this long; slower ones count as a lost connection. */
const FILE_TIMEOUT_MS = 60_000;
/** Answers of a server that refuses a signed address, because it has expired. */
const refusals = new Set([401, 403, 404, 410]);

/** Why a file of a stream did not come. `expired`: another address of the same stream may work. */
export type FetchFault = 'expired' | 'network' | 'unreadable';

/** Thrown by both functions below. */
export class StreamFetchError extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(`The stream did not come: ${fault}`);
    this.fault = fault;
  }
}

/** Fetches the playlist of a chapter. */
export async function fetchStreamParts(url: string): Promise<StreamParts> {
  const address = new URL(url, window.location.href).href;
  const answer = await fetchStreamFile(address);
  const stream = readStreamParts(await answer.text(), address);
  if (!stream) throw new StreamFetchError('unreadable');
  return stream;
}

/** Fetches one file of a chapter. */
export async function fetchStreamFile(url: string): Promise<Blob> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), FILE_TIMEOUT_MS);
  try {
    return await readFile(url, limit.signal);
  } catch (error) {
    throw error instanceof StreamFetchError ? error : new StreamFetchError('network');
  } finally {
    clearTimeout(timer);
  }
}

async function readFile(url: string, signal: AbortSignal): Promise<Blob> {
  // The browser's own cache would hold everything a second time.
  const answer = await fetch(url, { credentials: 'include', cache: 'no-store', signal });
  if (refusals.has(answer.status)) throw new StreamFetchError('expired');
  // A captive portal answers with a page.
  const isPage = /html/.test(answer.headers.get('content-type') ?? '');
  const file = await answer.blob();
  if (!answer.ok || isPage || file.size === 0) throw new StreamFetchError('network');
  return file;
}
