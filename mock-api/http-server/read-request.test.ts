import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import { readBody, readHead } from './read-request';

it('reads a body as it was sent, wherever it was cut on its way', async () => {
  const text = '{"text":"شنیدار"}';
  const bytes = Buffer.from(text);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const packets = Readable.from([bytes.subarray(0, cut), bytes.subarray(cut)]);
    const incoming = Object.assign(packets, { method: 'POST' }) as unknown as IncomingMessage;
    expect(await readBody(incoming)).toBe(text);
  }
});

it('reads the cookies, whose values may have an equals sign', () => {
  const headers = { host: 'localhost', cookie: 'stream_session=YWI9PQ==; empty=; last=1' };
  const { cookies } = readHead({ headers } as unknown as IncomingMessage);
  expect(cookies).toEqual({ stream_session: 'YWI9PQ==', empty: '', last: '1' });
});
