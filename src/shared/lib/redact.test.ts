import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { redactData, redactText } from './redact';

const base64url = fc.stringMatching(/^[A-Za-z0-9_-]{12,40}$/);
const jwt = fc.tuple(base64url, base64url, base64url).map((parts) => `eyJ${parts.join('.')}`);
const mobile = fc.stringMatching(/^09[0-9]{9}$/);
const foreignMobile = fc.stringMatching(/^(\+98|0098)9[0-9]{9}$/);
const persianMobile = fc.stringMatching(/^\u06F0\u06F9[\u06F0-\u06F9]{9}$/);
const arabicMobile = fc.stringMatching(/^\u0660\u0669[\u0660-\u0669]{9}$/);
const email = fc.stringMatching(/^[a-z0-9.]{3,12}@[a-z]{3,9}\.(com|ir)$/);
const purchaseToken = fc.stringMatching(/^[A-Za-z0-9_-]{40,60}$/);
/** A value that is secret only because of its field's name. */
const opaque = fc.stringMatching(/^canary[A-Z0-9]{6}$/);
const canary = fc.oneof(
  ...[jwt, mobile, foreignMobile, persianMobile, arabicMobile, email, purchaseToken],
);

const words = fc.stringMatching(/^([a-z]{1,8} ){0,5}$/);
const secretName = fc.constantFrom(
  'token',
  'p',
  'access_token',
  'refresh_token',
  'refresh-token',
  'id-token',
  'client_secret',
  'clientSecret',
  'password',
  'code',
  'purchaseToken',
  'mobileNo',
  'email',
  'username',
  'developerPayload',
);

test('no secret that is known by its looks stays in a text', () => {
  fc.assert(
    fc.property(words, canary, words, canary, (before, first, between, second) => {
      const redacted = redactText(`${before}${first} ${between}${second}`);
      expect(redacted).not.toContain(first);
      expect(redacted).not.toContain(second);
    }),
  );
});

test('no value of a secret parameter stays, in an address, in JSON or in a sentence', () => {
  fc.assert(
    fc.property(words, secretName, fc.oneof(opaque, canary), (before, name, secret) => {
      const texts = [
        `${before}https://shenidar.test/a?x=1&${name}=${secret}&y=2`,
        `${before}${name}: ${secret}`,
        `${before}${JSON.stringify({ [name]: secret, y: 2 })}`,
        JSON.stringify(JSON.stringify({ [name]: secret })),
        `Bearer ${secret}`,
      ];
      for (const text of texts) expect(redactText(text)).not.toContain(secret);
    }),
  );
});

test('a quoted secret goes whole, whatever quotes and backslashes are in it', () => {
  const part = fc.constantFrom('canary', '"', "'", '\\', ' ', 'x', '=', '&', '}');
  const secrets = fc.array(part, { maxLength: 8 }).map((parts) => `${parts.join('')}canary`);
  fc.assert(
    fc.property(secretName, secrets, (name, secret) => {
      const json = JSON.stringify({ [name]: secret, page: 2 });
      expect(redactText(json)).toBe(`{"${name}":[hidden]","page":2}`);
      expect(redactText(JSON.stringify(json))).not.toContain('canary');
    }),
  );
});

test('no secret stays in data, at any depth', () => {
  const nested = (name: string, secret: string) =>
    fc.constantFrom<unknown>(
      { [name]: secret },
      { list: [{ [name]: secret }] },
      { a: { b: { c: { [name]: { deep: secret } } } } },
      [[[[[[[secret]]]]]]],
    );
  fc.assert(
    fc.property(
      fc
        .tuple(secretName, opaque)
        .chain(([name, secret]) => fc.tuple(fc.constant(secret), nested(name, secret))),
      ([secret, data]) => {
        expect(JSON.stringify(redactData(data))).not.toContain(secret);
      },
    ),
  );
  fc.assert(
    fc.property(canary, (secret) => {
      expect(JSON.stringify(redactData({ [secret]: [secret, { note: secret }] }))).not.toContain(
        secret,
      );
    }),
  );
});

test('data of any kind becomes JSON, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
      const once = JSON.stringify(redactData(value)) as string | undefined;
      if (once === undefined) return;
      expect(JSON.stringify(redactData(JSON.parse(once)))).toBe(once);
    }),
  );
});

test.each([
  ['TypeError: Cannot read properties of null'],
  ['at open (https://shenidar.test/assets/second-B3xY9aQ1.js:12:4321)'],
  ['audioBookId 9063, chapter 4 of 12, 4321.5 s'],
])('leaves what helps: %s', (text) => {
  expect(redactText(text)).toBe(text);
});

test.each(['09121234567', '+989121234567', '00989121234567', '0912 123 4567'])(
  'hides all of %s',
  (number) => {
    expect(redactText(`call ${number} now`)).toBe('call [hidden] now');
  },
);

test.each([
  ['Bearer abc.def, bearer   ghi next', 'Bearer [hidden], bearer   [hidden] next'],
  ['TOKEN=abc&code=5; p: x', 'TOKEN=[hidden]&code=[hidden]; p: [hidden]'],
  ['a={token:x}', 'a={token:[hidden]}'],
  ["{'password' : 'one two'}", "{'password' : [hidden]'}"],
  [String.raw`{\"password\":\"one two\"}`, String.raw`{\"password\":[hidden]\"}`],
  ['user_name=a username=b User-Name=c', 'user_name=[hidden] username=[hidden] User-Name=c'],
  ['deviceId=a device-id=b x-device-id=c', 'deviceId=[hidden] device-id=[hidden] x-device-id=c'],
  ['from <a@b.ir>, (c%40d.ir) or e@f@g.com', 'from <[hidden]>, ([hidden]) or [hidden]'],
  ['a\u2011b@x.ir?next=c@y.ir', '[hidden]?next=[hidden]'],
  ['eyJab-c.d_e.f-g next eyJx', '[hidden] next [hidden]'],
  [`${'x'.repeat(32)} ${'y-_Z0'.repeat(9)}`, '[hidden] [hidden]'],
  ['09121234567 and 0912-123-45-67', '[hidden] and [hidden]'],
])('of %j stays %j', (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

test.each([
  'the forbearer came',
  'zip=5',
  'x'.repeat(31),
  '0812 123 4567',
  '@ %40 a@',
  '912123456',
])('takes %j for no secret', (text) => {
  expect(redactText(text)).toBe(text);
});

test.each([
  [
    { Authorization: 'x', name: 'y' },
    { Authorization: '[hidden]', name: 'y' },
  ],
  [
    { tokens: 'x', encode: 'y' },
    { tokens: 'x', encode: 'y' },
  ],
  [
    [undefined, () => 1, Symbol('s'), null, true, false, 0],
    [null, null, null, null, true, false, 0],
  ],
  [
    [NaN, Infinity, 5n, 4321.5],
    ['NaN', 'Infinity', '5', 4321.5],
  ],
  [new TypeError('call 09121234567'), 'TypeError: call [hidden]'],
  [{ a: { b: { c: { d: { e: {} } } } } }, { a: { b: { c: { d: { e: '[hidden]' } } } } }],
  [{ a: { b: { c: { d: {} } } } }, { a: { b: { c: { d: {} } } } }],
  [[[[[[[]]]]]], [[[[['[hidden]']]]]]],
])('of the data %o stays %o', (data, redacted) => {
  expect(redactData(data)).toEqual(redacted);
});

test.each([
  [undefined, undefined],
  [() => 1, undefined],
  [null, null],
])('%o by itself stays %o', (value, redacted) => {
  expect(redactData(value)).toBe(redacted);
});

it('keeps the first fifty entries', () => {
  const many = Array.from({ length: 60 }, (_, at) => at);
  expect(redactData(many)).toEqual(many.slice(0, 50));
  expect(Object.keys(redactData(Object.fromEntries(many.entries())) as object)).toHaveLength(50);
});

it('truncates a long text before the word that exceeds the limit', () => {
  const long = 'x'.repeat(19_995);
  expect(redactText(`${long} tail`)).toBe('[hidden] tail');
  expect(redactText(`${long} tails`)).toBe('[hidden]');
  expect(redactText(`${long} tai next`)).toBe('[hidden] tai');
  expect(redactText(`${long} tail next`)).toBe('[hidden] tail');
  expect(redactText('x'.repeat(20_001))).toBe('');
});

it('hides a mobile number of type number', () => {
  expect(redactData({ n: 989121234567, bookId: 9063 })).toEqual({ n: '[hidden]', bookId: 9063 });
});

it('terminates for circular values and very long texts', () => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  expect(JSON.stringify(redactData(circular))).toContain('[hidden]');
  expect(redactText('x '.repeat(1_000_000))).toHaveLength(4000);
  expect(redactText(`${'word '.repeat(3999)}09121234567`)).not.toContain('0912');
});

it('does not change the prototype by a key named __proto__', () => {
  const redacted = redactData(JSON.parse('{"__proto__":{"isAdmin":true}}')) as object;
  expect(Reflect.get(redacted, 'isAdmin')).toBeUndefined();
});
