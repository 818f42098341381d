import { expect, test } from 'vitest';

import { actionFor, type ErrorAction } from './stream-errors';

const network = 'networkError';
const media = 'mediaError';

test.each<[string | undefined, boolean, number | undefined, number[], ErrorAction]>([
  // A refused address, at the first try.
  [network, false, 401, [], 'renew'],
  [network, false, 403, [], 'renew'],
  [network, false, 404, [], 'renew'],
  [network, false, 410, [], 'renew'],
  [network, true, 403, [], 'renew'],
  // hls.js tries these again by itself.
  [network, false, 500, [], 'ignore'],
  [network, false, undefined, [], 'ignore'],
  [media, false, undefined, [], 'ignore'],
  // It has given up.
  [network, true, 500, [], 'renew'],
  [network, true, undefined, [], 'renew'],
  ['otherError', true, undefined, [], 'fail'],
  [undefined, true, undefined, [], 'fail'],
  // Broken media: once in 5 s, and three times in all.
  [media, true, undefined, [], 'recover'],
  [media, true, undefined, [95_000], 'recover'],
  [media, true, undefined, [95_001], 'fail'],
  [media, true, undefined, [10_000, 80_000], 'recover'],
  [media, true, undefined, [10_000, 20_000, 30_000], 'fail'],
])('%s, fatal %s, status %s, recovered at %j: %s', (type, fatal, status, recoveries, action) => {
  expect(actionFor({ type, fatal, status }, recoveries, 100_000)).toBe(action);
});
