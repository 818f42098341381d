import { expect, it } from 'vitest';

import { originOf } from './server-origin';

it.each([
  ['localhost', 'http://localhost:4010'],
  ['192.168.1.5', 'http://192.168.1.5:4010'],
  ['::1', 'http://[::1]:4010'],
  ['::', 'http://localhost:4010'],
  ['0.0.0.0', 'http://localhost:4010'],
])('gives an address of %s that a browser opens', (host, origin) => {
  expect(originOf(host, 4010)).toBe(origin);
});
