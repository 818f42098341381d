import { expect, it } from 'vitest';

import { describeDivergence } from './describe-divergence';
import type { Entry } from './recording';

const route: Entry = { kind: 'route', ms: 0, path: '/' };
const click: Entry = { kind: 'click', ms: 2500, role: 'button', name: 'Buy', nth: 1 };

it('says where a replay diverged, what was expected and what came', () => {
  const divergence = { index: 1, ms: 2500, expected: click, actual: null };
  expect(describeDivergence(divergence, { entries: [route, click] })).toBe(
    [
      'The replay diverges at entry 2 of 2, 2.5 s after the start:',
      '  expected  click on the button "Buy" (no. 2 of them)',
      '  actual    nothing',
    ].join('\n'),
  );
});

it('names the end of a recording, and what had not been recorded', () => {
  const divergence = { index: 1, ms: 0, expected: null, actual: route };
  expect(describeDivergence(divergence, { entries: [route] })).toBe(
    [
      'The replay diverges at the end, 0.0 s after the start:',
      '  expected  nothing',
      '  actual    route /',
    ].join('\n'),
  );
});
