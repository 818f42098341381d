import {
  Agent,
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

import { createRandom } from './random';
import { ownHeaders, rawAnswer } from './raw-answer';
import { sendThrough } from './send-through';
import { createToxicRules, type ToxicRules } from './toxic-rules';

export interface FaultProxyOptions {
  /** The origin that answers, for example `http://localhost:4010`. */
  readonly target: string;
  /** 0 for any free port. Default: 0. */
  readonly port?: number;
  /** Decides jitter and the sizes of pieces. Default: 1. */
  readonly seed?: number;
}

/**
 * Stands between a page and a server and does to connections what no answer of HTTP can: resets,
 * stalls, half bodies, thin lines. The server has done its work by then. The address of the proxy
 * stays in the `host` header, so that addresses which the server makes lead through it as well.
 */
export interface FaultProxy extends Pick<ToxicRules, 'add' | 'clear'> {
  readonly url: string;
  close(): Promise<void>;
}

/** What happens to every request: it goes to the target, and its answer through a toxic or not. */
function createForwarder(
  target: string,
  agent: Agent,
  rules: ToxicRules,
  random: () => number,
): (request: IncomingMessage, response: ServerResponse) => void {
  async function relay(
    request: IncomingMessage,
    response: ServerResponse,
    answer: IncomingMessage,
  ): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const toxic = rules.take(method, url.split('?')[0] ?? url);
    if (toxic) {
      await sendThrough(request.socket, await rawAnswer(answer), toxic, random);
    } else {
      response.writeHead(answer.statusCode ?? 502, ownHeaders(answer).flat());
      answer.pipe(response);
    }
  }

  return (request, response) => {
    const { method, headers, url = '/' } = request;
    const upstream = sendRequest(target + url, { method, headers, agent });
    upstream.on('response', (answer) => {
      // An answer that breaks off at its source breaks off here.
      relay(request, response, answer).catch(() => request.socket.destroy());
    });
    upstream.on('error', () => {
      if (response.headersSent) request.socket.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

/** Starts a fault proxy. Fails with Node's error when the port is taken. */
export async function startFaultProxy({
  target,
  port = 0,
  seed = 1,
}: FaultProxyOptions): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const rules = createToxicRules();
  const server = createServer(createForwarder(target, agent, rules, createRandom(seed)));
  await listen(server, port);
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${bound}`,
    add: rules.add,
    clear: rules.clear,
    close: async () => {
      agent.destroy();
      await close(server);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
