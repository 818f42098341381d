import type { IncomingMessage } from 'node:http';

/** Hop-by-hop headers, and the length, which `rawAnswer` recomputes. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** The end-to-end headers of an answer as name and value pairs. */
export function ownHeaders({ rawHeaders }: IncomingMessage): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!hopHeaders.has(name.toLowerCase())) pairs.push([name, rawHeaders[index + 1] ?? '']);
  }
  return pairs;
}

/** Serializes a whole answer with `connection: close`. */
export async function rawAnswer(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const head = [
    `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`,
    ...ownHeaders(answer).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
    'connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
