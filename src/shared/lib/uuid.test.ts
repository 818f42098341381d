import { expect, it, vi } from 'vitest';

import { uuidV4 } from './uuid';

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('makes a UUID of version 4 of random bytes: %i', (byte, uuid) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as unknown as Uint8Array).fill(byte);
    return bytes;
  });
  expect(uuidV4()).toBe(uuid);
});
