import type { IncomingMessage, ServerResponse } from 'node:http';

import { answerRequest, answerUnread } from '../core/answer-request';
import { ApiFailure } from '../core/api-failure';
import type { Mock } from '../core/mock';
import type { MockReply, Outcome } from '../core/wire';
import { compress } from './compress';
import { allowOrigin, answerPreflight, isPreflight } from './cors';
import { readBody, readHead } from './read-request';

/** A request listener for Node's HTTP server. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Creates a listener that serves a mock over HTTP. A server that also serves the app uses it only for
 * the paths of `isMockPath`.
 */
export function createRequestListener(mock: Mock): RequestListener {
  return (request, response) => {
    allowOrigin(request, response);
    if (isPreflight(request)) answerPreflight(request, response);
    else void serve(mock, request, response);
  };
}

async function serve(
  mock: Mock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const outcome = await outcomeOf(mock, request, response);
    const isReply = typeof outcome !== 'string';
    const accepted = request.headers['accept-encoding']?.toString();
    send(response, isReply ? await compress(accepted, outcome) : outcome);
  } catch {
    // The caller closed the connection before the end of its request.
    response.destroy();
  }
}

async function outcomeOf(
  mock: Mock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Outcome> {
  const head = readHead(request);
  try {
    const body = await readBody(request);
    return await answerRequest(mock, { ...head, body });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The connection cannot be reused, because the rest of the body is unread.
    response.setHeader('connection', 'close');
    return answerUnread(mock, head, error);
  }
}

/** A `hang` leaves the connection open until the caller or the server closes it. */
function send(response: ServerResponse, outcome: Outcome): void {
  if (outcome === 'hang' || response.destroyed) return;
  if (outcome === 'error') response.destroy();
  else sendReply(response, outcome);
}

function sendReply(response: ServerResponse, { status, headers, body }: MockReply): void {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body?.length;
  response.writeHead(status, {
    ...headers,
    ...(length !== undefined && { 'content-length': length }),
  });
  response.end(body ?? undefined);
}
