import {
  Agent,
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

import { createRandom } from './random';
import { ownHeaders, rawAnswer } from './raw-answer';
import { sendThrough } from './send-through';
import { createToxicRules, type ToxicRules } from './toxic-rules';

interface FaultProxyOptions {
  /** The origin of the server, for example `http://localhost:4010`. */
  readonly target: string;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** The random seed of jitter and piece sizes. Default: 1. */
  readonly seed?: number;
}

/**
 * A proxy for faults below HTTP: connection resets, stalls, truncated bodies and low bandwidth. The
 * server has processed the request when a fault applies. The proxy keeps its own `host` header, so
 * that URLs in the server's answers also point to the proxy.
 */
export interface FaultProxy extends Pick<ToxicRules, 'add' | 'clear'> {
  readonly url: string;
  close(): Promise<void>;
}

/** Creates a listener that forwards requests to the target and applies toxics to the answers. */
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
      const { statusCode = 502, statusMessage } = answer;
      response.writeHead(statusCode, statusMessage, ownHeaders(answer).flat());
      await pipeline(answer, response);
    }
  }

  return (request, response) => {
    const { method, headers, url = '/' } = request;
    const upstream = sendRequest(target + url, { method, headers, agent });
    upstream.on('response', (answer) => {
      // Forward a connection that breaks at the target.
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

/** Starts a fault proxy. Rejects with Node's error if the port is in use. */
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
