import { expect, test } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';

import { errorText } from './error-text';
import { httpError, type ApiError } from './errors';

const gateway = (body: unknown, statusText = 'Bad Gateway') => httpError(502, statusText, body);

test.each<[name: string, error: ApiError, text: string]>([
  ["the server's message", gateway({ message: 'Try later' }), 'Try later'],
  ['no body', gateway(undefined), '502 - Bad Gateway'],
  ['a message without a letter', gateway({ message: '  ' }), '502 - Bad Gateway'],
  ['a message of another type', gateway({ message: ['x'] }), '502 - Bad Gateway'],
  ['a page of HTML', gateway('<h1>Sign in</h1>'), '502 - Bad Gateway'],
  ['no status text', gateway(null, ''), errors.server],
  ['an answer against the contract', { kind: 'invalidData', detail: 'getShop' }, errors.server],
  ['no connection', { kind: 'offline' }, common.offline],
  ['no answer', { kind: 'network' }, common.failed],
])('says for %s what people can use', (_, error, text) => {
  expect(errorText(error)).toBe(text);
});

test('cuts long texts of a server', () => {
  expect(errorText(gateway({ message: 'x'.repeat(5000) }))).toHaveLength(300);
  expect(errorText(gateway(null, 'x'.repeat(5000)))).toHaveLength(300);
});
