import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { MockReply } from '../core/wire';

const compressed = promisify(gzip);
/** Shorter texts fit into one packet without compression. */
const MIN_COMPRESSED_LENGTH = 1024;
/** Level 4 is much faster than the default and compresses almost as well. */
const gzipLevel = 4;

/** Compresses long texts if the caller accepts gzip, as the production servers do. */
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
