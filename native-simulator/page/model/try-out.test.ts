import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import type { MethodName } from '@/shared/bridge/methods';
import { $frames } from './frames';
import { tryMethodFx } from './try-out';

/** Tries a method on the page of the second phone; resolves to its result, or to the error. */
async function tried(page: object | null, method: MethodName, json: string) {
  const frames = { 0: { contentWindow: {} }, 1: { contentWindow: page } };
  const scope = fork({ values: [[$frames, frames as never]] });
  const { value } = await allSettled(tryMethodFx, { scope, params: { phone: 1, method, json } });
  return value;
}

/** A bridge whose methods tell how they were called. */
const android = {
  share(...given: unknown[]) {
    return this === android ? JSON.stringify(given) : 'not its object';
  },
  exit: () => undefined,
  getTokens: () => '{"token":"a"}',
};
const handler = {
  postMessage(...given: unknown[]) {
    return this === handler ? given : 'not its object';
  },
};

it('calls a method of Android with its arguments in their order', async () => {
  const page = { AndroidBridge: android };
  const json = '{"url":"c","title":"a","more":1,"text":null}';
  expect(await tried(page, 'share', json)).toBe(JSON.stringify('["a",null,"c"]'));
  expect(await tried(page, 'exit', '{}')).toBe('undefined');
  expect(await tried(page, 'getTokens', '{}')).toBe(JSON.stringify('{"token":"a"}'));
});

it('gives a method of iOS one object', async () => {
  const page = { webkit: { messageHandlers: { share: handler } } };
  expect(await tried(page, 'share', '{"title":"a","more":1}')).toBe('[object Object]');
});

it.each<[string, object | null, string, string]>([
  [
    'Android lacks',
    { AndroidBridge: android },
    '{}',
    'TypeError: The bridge has no method rateApp',
  ],
  [
    'iOS lacks',
    { webkit: { messageHandlers: {} } },
    '{}',
    'TypeError: The bridge has no method rateApp',
  ],
  ['a page without a bridge lacks', {}, '{}', 'TypeError: The bridge has no method rateApp'],
  ['a phone without a page lacks', null, '{}', 'TypeError: The bridge has no method rateApp'],
  ['gets a text that is no JSON', { AndroidBridge: { rateApp: () => '' } }, '{', 'SyntaxError'],
])('fails with a method that %s', async (_what, page, json, error) => {
  expect(String(await tried(page, 'rateApp', json))).toContain(error);
});
