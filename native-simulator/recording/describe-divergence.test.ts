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

const call = { kind: 'call', ms: 0, method: 'exit', args: {}, error: null } as const;
const fill = { kind: 'fill', ms: 0, role: 'textbox', name: 'Code', value: 'a "b"' } as const;
const event = { kind: 'event', ms: 0, name: 'backPressed', consumed: false } as const;
const clock = { kind: 'control', ms: 0, method: 'POST', path: '/__mock/clock' } as const;
it.each<[Entry, string]>([
  [{ ...click, nth: 0 }, 'click on the button "Buy" (no. 1 of them)'],
  [{ kind: 'click', ms: 0, role: 'link', name: 'A' }, 'click on the link "A"'],
  [{ ...fill, nth: 2 }, String.raw`fill the textbox "Code" (no. 3 of them) with "a \"b\""`],
  [{ ...fill, value: '', secret: 'code' }, 'fill the textbox "Code" with the code'],
  [{ kind: 'press', ms: 0, key: 'Escape' }, 'press Escape'],
  [{ kind: 'load', ms: 0 }, 'reload the page'],
  [{ kind: 'load', ms: 0, path: '/clp' }, 'open /clp'],
  [clock, 'POST /__mock/clock'],
  [{ ...clock, body: { advanceMs: 0 } }, 'POST /__mock/clock {"advanceMs":0}'],
  [event, 'event backPressed() = false'],
  [{ ...event, payload: 0, consumed: null }, 'event backPressed(0) = no bridge'],
  [call, 'call exit({})'],
  [{ ...call, args: { a: 1 }, answer: '' }, 'call exit({"a":1}) = ""'],
  [{ ...call, error: 'No' }, 'call exit({}), thrown "No"'],
  [{ kind: 'api', ms: 0, method: 'GET', path: '/a', status: 503 }, 'request GET /a = 503'],
  [{ kind: 'api', ms: 0, method: 'GET', path: '/a', status: 0 }, 'request GET /a = no answer'],
])('describes %j', (entry, line) => {
  const divergence = { index: 0, ms: 0, expected: entry, actual: entry };
  const [, expected, actual] = describeDivergence(divergence, { entries: [entry] }).split('\n');
  expect([expected, actual]).toEqual([`  expected  ${line}`, `  actual    ${line}`]);
});
