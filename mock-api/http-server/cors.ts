import type { IncomingMessage, ServerResponse } from 'node:http';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const exposed = 'accept-ranges, allow, content-length, content-range';
/** Seconds for which a browser need not ask again. */
const preflightAge = '600';

/** Lets pages of any origin call, with cookies and the client's headers. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', exposed);
  response.setHeader('vary', 'origin');
}

/** Whether a request only asks what it may send. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Answers a preflight: everything that is asked for may be sent. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers'];
  response.writeHead(204, {
    'access-control-allow-methods': methods,
    'access-control-max-age': preflightAge,
    ...(asked !== undefined && { 'access-control-allow-headers': asked }),
    ...(request.headers['access-control-request-private-network'] && {
      'access-control-allow-private-network': 'true',
    }),
  });
  response.end();
}
