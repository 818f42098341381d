import { expect, it } from 'vitest';

import type { Entry } from '../../recording/recording';
import { logLineOf, logStepsOf } from './session-log';

const route = (path: string): Entry => ({ kind: 'route', ms: 0, path });
const click: Entry = { kind: 'click', ms: 5, role: 'button', name: 'Buy' };

it('groups the entries under the action before them', () => {
  const steps = logStepsOf([route('/'), route('/a'), click, route('/b'), click]);
  const summary = steps.map(({ action, observed, index }) => {
    return [action?.index ?? null, observed.length, index];
  });
  expect(summary).toEqual([
    [null, 2, 0],
    [2, 1, 2],
    [4, 0, 4],
  ]);
  expect(steps[1]?.observed).toEqual([{ index: 3, entry: route('/b') }]);
  expect(logStepsOf([click])).toEqual([
    { action: { index: 0, entry: click }, observed: [], index: 0 },
  ]);
  expect(logStepsOf([])).toEqual([]);
});

it.each<[Entry, string, string]>([
  [click, 'Buy', 'button'],
  [{ kind: 'fill', ms: 0, role: 'textbox', name: 'Code', value: '12' }, 'Code', '12'],
  [{ kind: 'press', ms: 0, key: 'Enter' }, 'Enter', ''],
  [{ kind: 'load', ms: 0 }, '', ''],
  [{ kind: 'load', ms: 0, path: '/clp' }, '/clp', ''],
  [
    { kind: 'control', ms: 0, method: 'DELETE', path: '/__mock/faults' },
    'DELETE /__mock/faults',
    '',
  ],
  [
    { kind: 'control', ms: 0, method: 'POST', path: '/__mock/clock', body: { advanceMs: 0 } },
    'POST /__mock/clock',
    '{"advanceMs":0}',
  ],
  [route('/a'), '/a', ''],
  [{ kind: 'api', ms: 0, method: 'GET', path: '/a', status: 204 }, 'GET /a', '204'],
  [{ kind: 'event', ms: 0, name: 'backPressed', consumed: null }, 'backPressed', ''],
  [
    { kind: 'event', ms: 0, name: 'tokenInjected', payload: { token: 'abc' }, consumed: true },
    'tokenInjected',
    '{"token":"•••"}',
  ],
  [{ kind: 'call', ms: 0, method: 'exit', args: {}, error: null }, 'exit', ''],
  [{ kind: 'call', ms: 0, method: 'exit', args: {}, error: 'thrown' }, 'exit', 'thrown'],
  [{ kind: 'api', ms: 0, method: 'GET', path: '/a', status: 0 }, 'GET /a', '✕'],
  [
    { kind: 'event', ms: 0, name: 'deepLink', payload: { url: '/b' }, consumed: true },
    'deepLink',
    '{"url":"/b"}',
  ],
])('writes %j in a line', (entry, subject, detail) => {
  expect(logLineOf(entry)).toEqual({ subject, detail });
});
