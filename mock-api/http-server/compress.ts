import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { MockReply } from '../core/wire';

const compressed = promisify(gzip);
/** Shorter texts fit one packet anyway. */
const MIN_COMPRESSED_LENGTH = 1024;
/** A little less small, a lot faster. */
const gzipLevel = 4;

/** Compresses a long text for a caller that accepts it, as the servers of production do. */
export async function compress(
  acceptEncoding: string | undefined,
  reply: MockReply,
): Promise<MockReply> {
  const { body, headers } = reply;
  if (typeof body !== 'string' || body.length < MIN_COMPRESSED_LENGTH) return reply;
  if (!acceptEncoding?.includes('gzip')) return reply;
  return {
    ...reply,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'origin, accept-encoding' },
    body: new Uint8Array(await compressed(body, { level: gzipLevel })),
  };
}
