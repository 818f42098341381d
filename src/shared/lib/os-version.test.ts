import { expect, test } from 'vitest';

import { osVersion } from './os-version';

test.each([
  ['Mozilla/5.0 (Linux; Android 4.4.4; SM-G900) AppleWebKit/537.36', '4.4.4'],
  ['Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36', '14'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_2_1 like Mac OS X) AppleWebKit/605.1.15', '15.2.1'],
  ['Mozilla/5.0 (iPad; CPU OS 4_3 like Mac OS X) AppleWebKit/533.17.9', '4.3'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', null],
  ['', null],
])('%s', (userAgent, version) => {
  expect(osVersion(userAgent)).toBe(version);
});
