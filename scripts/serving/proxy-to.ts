import { request as httpRequest, type RequestListener } from 'node:http';
import { request as httpsRequest } from 'node:https';

/**
 * Forwards each request unchanged to another server. The `host` header stays the page's, so that URLs which the
 * target builds from it point back here. Answers 502 if the target cannot be reached, and breaks its own connection
 * where the target has broken one: a page has to see that fault as it is.
 */
export function proxyTo(target: string): RequestListener {
  const isSecure = new URL(target).protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;

  return (request, response) => {
    const { method, headers } = request;
    const forwarded = send(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    let isConnected = false;
    forwarded.on('socket', (socket) => {
      // A socket that an earlier request has left open is connected already.
      isConnected = !socket.connecting;
      socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true));
    });
    forwarded.on('error', () => {
      if (isConnected) return void response.destroy();
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: `${target} does not answer`, code: 'bad-gateway' }));
    });
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}
