import { expect, it } from 'vitest';

import { PLACEHOLDER_PUSH_KEY } from '@/shared/config/push';

import { encryptMessage, pushRequest } from './web-push';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The example of RFC 8291, section 5. */
const example = {
  content: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('encrypts the example of RFC 8291 as it says', async () => {
  const point = bytesOf(example.senderPublic);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64Url(point.slice(1, 33)),
    y: base64Url(point.slice(33)),
  };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const sender = {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...jwk, d: example.senderPrivate },
      curve,
      true,
      ['deriveBits'],
    ),
  };
  const encrypted = await encryptMessage(new TextEncoder().encode(example.content), example, {
    salt: bytesOf(example.salt),
    sender,
  });
  expect(base64Url(encrypted)).toBe(example.encrypted);
});

it('identifies itself to the push service with the placeholder key of the app', async () => {
  const { p256dh, auth } = example;
  const now = Date.UTC(2026, 10, 23);
  const target = { endpoint: 'https://push.test/1', keys: { p256dh, auth } };
  const request = await pushRequest(target, { title: 't' }, now);
  expect(Object.fromEntries(request.headers)).toMatchObject({
    ttl: '60',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  });
  const [, token = '', key = ''] =
    /^vapid t=(.+), k=(.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  expect(key).toBe(PLACEHOLDER_PUSH_KEY);
  // Push services refuse a token with padding, which Node would read.
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.test',
    exp: now / 1000 + 43_200,
    // Some push services refuse a sender who cannot be reached.
    sub: expect.stringMatching(/^mailto:/) as string,
  });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, [
    'verify',
  ]);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  expect(await crypto.subtle.verify(algorithm, publicKey, bytesOf(signature), signed)).toBe(true);
});

it.each([
  ['without keys', undefined],
  ['without the secret', { p256dh: example.p256dh }],
  ['with the secret alone', { auth: example.auth }],
])('sends no content to a subscription %s', async (_, keys) => {
  const target = { endpoint: 'https://push.test/1', ...(keys && { keys }) };
  const request = await pushRequest(target, { title: 't' }, 0);
  expect(await request.text()).toBe('');
  expect(request.headers.has('content-encoding')).toBe(false);
});
