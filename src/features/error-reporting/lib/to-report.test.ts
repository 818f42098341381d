import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toReport } from './to-report';

const origin = 'https://shenidar.test';

function failed(stack: string, message = 'broken'): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe('the level', () => {
  it.each([
    ['built code', `at a (${origin}/assets/second-B3.js:1:2)`, 'error'],
    ['the dev server', `at a (${origin}/src/app/main.tsx:1:2)`, 'error'],
    ['an extension', 'at a (chrome-extension://abc/assets/x.js:1:2)', 'warning'],
    ['another host', 'at a (https://other.test/assets/x.js:1:2)', 'warning'],
    ['a script in the page', `at a (${origin}/:1:2)`, 'warning'],
    ['no stack', '', 'warning'],
  ])('is right for an error from %s', (_, stack, level) => {
    expect(toReport(failed(stack), origin)?.level).toBe(level);
  });
});

it('names the kind of the error', () => {
  expect(toReport(failed(''), origin)?.message).toBe('TypeError: broken');
});

it('reports an answer that breaks the contract, but not a failed request', () => {
  const breach = { kind: 'invalidData', detail: 'getShop: no title' } as const;
  expect(toReport(breach, origin)).toEqual({
    level: 'warning',
    message: 'getShop: no title',
    stack: '',
  });
  expect(toReport({ kind: 'offline' }, origin)).toBeNull();
  expect(toReport({ kind: 'network' }, origin)).toBeNull();
});

it('does not report a cancelled request', () => {
  expect(toReport(new DOMException('aborted', 'AbortError'), origin)).toBeNull();
});

it('redacts tokens and mobile numbers', () => {
  const secret = 'eyJhbGciOi.eyJzdWIi.c2ln';
  const problem = failed(
    `at ${origin}/assets/a.js?token=${secret}`,
    `Bearer ${secret} 09121234567`,
  );
  const text = JSON.stringify(toReport(problem, origin));
  expect(text).not.toContain(secret);
  expect(text).not.toContain('0912');
});

it('redacts a message before it cuts it, so that no part of a secret is left', () => {
  const message = `${'x'.repeat(494)} 09121234567`;
  expect(toReport(message, origin)?.message).not.toContain('0912');
});

it('takes a thrown text as it is, without a stack, and no more than 500 letters of it', () => {
  expect(toReport('broken', origin)).toEqual({ level: 'warning', message: 'broken', stack: '' });
  expect(toReport('long '.repeat(200), origin)?.message).toHaveLength(500);
});

it('makes a short text of any thrown value', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (problem) => {
      const report = toReport(problem, origin);
      expect(report === null || report.message.length <= 500).toBe(true);
    }),
  );
});
