import { request as httpRequest, type RequestListener } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Passes each request on to another server, as it stands. The `host` header stays the page's, so
 * that addresses which the other server makes of it lead back here; a server that can't be
 * reached answers 502.
 */
export function proxyTo(target: string): RequestListener {
  const { protocol } = new URL(target);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;

  return (request, response) => {
    const { method, headers } = request;
    const onward = send(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', () => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `${target} does not answer`, code: 'bad-gateway' }));
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}
