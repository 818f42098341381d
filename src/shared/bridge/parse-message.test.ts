import fc from 'fast-check';
import { expect, it } from 'vitest';

import { eventNames } from './event-names';
import { MAX_PAYLOAD_BYTES, parseMessage } from './parse-message';

const name = fc.oneof(
  fc.constantFrom<unknown>(...eventNames, '__proto__', 'constructor', 'toString', 'TokenInjected'),
  fc.anything(),
);
const keys = fc.constantFrom('__proto__', 'constructor', 'token', 'status', 'url', 'tab', 'a');
const hostile = fc.oneof(
  fc.anything({
    withBigInt: true,
    withNullPrototype: true,
    withDate: true,
    withSet: true,
    key: keys,
  }),
  fc.json(),
  fc.string({ maxLength: 50 }),
  fc.dictionary(keys, fc.anything()).map((bag) => JSON.stringify(bag, unserialised)),
  fc.constant('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
);
const unserialised = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;

it('survives 20,000 arbitrary messages without an error or a changed prototype', () => {
  fc.assert(
    fc.property(name, hostile, (given, payload) => {
      const event = parseMessage(given, payload);
      expect(event === null || (eventNames as readonly unknown[]).includes(given)).toBe(true);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }),
    { numRuns: 20_000 },
  );
});

function circularObject(): object {
  const object: Record<string, unknown> = {};
  object['self'] = object;
  return object;
}

it('stops reading a payload that is too long', () => {
  let count = 0;
  const endless = Array.from({ length: 200_000 }, () => ({
    toJSON() {
      count += 1;
      return 1;
    },
  }));
  expect(parseMessage('nativeState', { endless })).toBeNull();
  expect(count).toBeLessThan(70_000);
});

it.each([
  ['an array', 'nativeState', '[1]'],
  ['a bare null', 'deepLink', 'null'],
  ['cut JSON', 'tokenInjected', '{"token": '],
  ['an unknown choice', 'tabChanged', { tab: 'else' }],
  ['a number instead of a text', 'deepLink', { url: 7 }],
  ['a value that JSON cannot hold', 'nativeState', { size: 10n }],
  ['more than 64 KB of text', 'nativeState', JSON.stringify({ a: 'x'.repeat(70_000) })],
  ['more than 64 KB of object', 'nativeState', { a: 'ک'.repeat(40_000) }],
  ['10 MB', 'nativeState', 'x'.repeat(10_000_000)],
  ['a circular object', 'nativeState', circularObject()],
])('refuses %s', (_, event, payload) => {
  expect(parseMessage(event, payload)).toBeNull();
});

it('drops keys that could change a prototype', () => {
  const bag = JSON.parse('{"__proto__":{"polluted":1},"a":1,"constructor":2}') as object;
  expect(parseMessage('nativeState', bag)?.payload).toEqual({ a: 1 });
});

it('ignores the payload of an event without one', () => {
  for (const payload of [undefined, '', null, {}, '{}'])
    expect(parseMessage('backPressed', payload)).toEqual({ name: 'backPressed', payload: null });
});

it('reads a payload that is JSON text', () => {
  const event = { name: 'tabChanged', payload: { tab: 'search' } };
  expect(parseMessage('tabChanged', '{"tab":"search"}')).toEqual(event);
});

it.each([
  ['text', (length: number) => JSON.stringify({ a: 'x'.repeat(length - 8) })],
  [
    'text of two bytes a letter',
    (length: number) => JSON.stringify({ a: 'é'.repeat(length / 2 - 4) }),
  ],
  ['an object', (length: number) => ({ a: 'x'.repeat(length - 8) })],
])('accepts exactly 64 KB of %s', (_, payloadOf) => {
  expect(parseMessage('nativeState', payloadOf(MAX_PAYLOAD_BYTES))).not.toBeNull();
  expect(parseMessage('nativeState', payloadOf(MAX_PAYLOAD_BYTES + 2))).toBeNull();
});

it('stops reading an object whose texts are too long', () => {
  let isRead = false;
  const late = {
    toJSON() {
      isRead = true;
      return 1;
    },
  };
  const payload = { long: 'x'.repeat(MAX_PAYLOAD_BYTES), late };
  expect(parseMessage('nativeState', payload)).toBeNull();
  expect(isRead).toBe(false);
});

it('drops a key with the name of the prototype', () => {
  expect(parseMessage('nativeState', '{"prototype":1,"a":1}')?.payload).toEqual({ a: 1 });
});
