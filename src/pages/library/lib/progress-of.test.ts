import { expect, test } from 'vitest';

import { progressOf } from './progress-of';

// The ring shows whole percents: 99.5 % is a full ring.
test.each([
  [0, 'notStarted'],
  [0.001, 'inProgress'],
  [0.994, 'inProgress'],
  [0.995, 'finished'],
  [1, 'finished'],
] as const)('a played share of %s counts as %s', (played, expected) => {
  expect(progressOf(played)).toBe(expected);
});
