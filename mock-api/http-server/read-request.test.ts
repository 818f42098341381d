import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import { readBody } from './read-request';

it('reads a body as it was sent, wherever it was cut on its way', async () => {
  const text = '{"text":"شنیدار"}';
  const bytes = Buffer.from(text);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const packets = Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)]);
    const incoming = Object.assign(packets, { method: 'POST' }) as unknown as IncomingMessage;
    expect(await readBody(incoming)).toBe(text);
  }
});
