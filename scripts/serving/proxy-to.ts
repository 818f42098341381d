import { request as httpRequest, type RequestListener } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** The codes of errors that come before a connection. */
const unreachable: ReadonlySet<string | undefined> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
]);

/**
 * Forwards each request unchanged to another server. The `host` header stays the page's, so that URLs which the
 * target builds from it point back here. Answers 502 if the target cannot be reached, and breaks its own connection
 * where the target has broken one: a page has to see that fault as it is.
 */
export function proxyTo(target: string): RequestListener {
  const { protocol } = new URL(target);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;

  return (request, response) => {
    const { method, headers } = request;
    const forwarded = send(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    forwarded.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (response.headersSent || !unreachable.has(code)) return void response.destroy();
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `${target} does not answer`, code: 'bad-gateway' }));
    });
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}
