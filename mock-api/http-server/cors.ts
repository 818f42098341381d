import type { IncomingMessage, ServerResponse } from 'node:http';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const exposed = 'accept-ranges, allow, content-length, content-range';
/** The browser caches a preflight answer for this number of seconds. */
const preflightAge = '600';

/** Allows cross-origin requests with credentials from any origin. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', exposed);
  response.setHeader('vary', 'origin');
}

/** True for a CORS preflight request. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Answers a preflight request and allows all requested headers. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const requestedHeaders = request.headers['access-control-request-headers'];
  response.writeHead(204, {
    'access-control-allow-methods': methods,
    'access-control-max-age': preflightAge,
    ...(requestedHeaders !== undefined && { 'access-control-allow-headers': requestedHeaders }),
    ...(request.headers['access-control-request-private-network'] && {
      'access-control-allow-private-network': 'true',
    }),
  });
  response.end();
}
