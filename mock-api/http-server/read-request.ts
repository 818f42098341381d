import type { IncomingMessage } from 'node:http';

import { ApiFailure } from '../core/api-failure';
import type { MockRequest } from '../core/wire';

const MAX_BODY_BYTES = 1024 * 1024;

/** Converts Node's request to a MockRequest, without its body. */
export function readHead(incoming: IncomingMessage): MockRequest {
  return {
    method: incoming.method ?? 'GET',
    url: urlOf(incoming),
    headers: textHeaders(incoming),
    cookies: cookiesOf(incoming.headers.cookie),
    body: '',
  };
}

/** The URL that the caller used. A TLS proxy sets `x-forwarded-proto`. */
function urlOf({ url = '/', headers }: IncomingMessage): URL {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  // URL would parse a path with two leading slashes as a host.
  const path = url.startsWith('/') ? url : '/';
  const host = headers.host ?? 'localhost';
  try {
    return new URL(`${scheme}://${host}${path}`);
  } catch {
    return new URL(`http://localhost${encodeURI(path)}`);
  }
}

function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) texts[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return texts;
}

function cookiesOf(header: string | undefined): Record<string, string> {
  if (header === undefined) return {};
  const pairs = header.split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

/** Reads the body. Throws `body-too-large` above `MAX_BODY_BYTES`. */
export async function readBody(incoming: IncomingMessage): Promise<string> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return '';
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new ApiFailure('body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
