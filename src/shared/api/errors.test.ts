import { expect, it } from 'vitest';

import { httpError, isApiError, isHttpError, loggedOutError } from './errors';

it.each<[unknown, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'http', status: 500 }, true],
  [{ kind: 'invalidData', detail: '' }, true],
  [{ kind: 'other' }, false],
  [{ kind: '' }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['offline', false],
  [new TypeError('Failed to fetch'), false],
  [Object.assign(() => undefined, { kind: 'offline' }), false],
])('%j is an error of the API: %s', (value, expected) => {
  expect(isApiError(value)).toBe(expected);
});

it('tells the statuses of the server apart', () => {
  expect(isHttpError(loggedOutError, 401)).toBe(true);
  expect(isHttpError(loggedOutError, 403)).toBe(false);
  expect(isHttpError({ kind: 'network' }, 401)).toBe(false);
});

it('shows a cancelled call of a past session as a refusal of the server', () => {
  expect(loggedOutError).toEqual({
    kind: 'http',
    status: 401,
    statusText: 'Unauthorized',
    message: null,
    code: 'unauthenticated',
  });
});

it.each([
  [{ message: 'No', code: 'denied' }, 'No', 'denied'],
  [{ message: '', code: '' }, null, null],
  [{ message: 5, code: null }, null, null],
  [{ message: 'a'.repeat(400) }, 'a'.repeat(300), null],
  [null, null, null],
  ['No', null, null],
])('reads what the server says in %j', (body, message, code) => {
  expect(httpError(400, 'Bad', body)).toMatchObject({ status: 400, message, code });
});
