import { PLACEHOLDER_PUSH_KEY } from '@/shared/config/push';

import { mockPushKey } from './push-key';

/** A subscription as the browser gives it; without keys a push service delivers no content. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys?: Readonly<Record<string, string>>;
}

/** The values that are random for each message; a test names them. */
interface Randomness {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly sender: CryptoKeyPair;
}

type Bytes = Uint8Array<ArrayBuffer>;

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const RECORD_BYTES = 4096;
const MESSAGE_LIFETIME_SECONDS = 60;
/** Push services accept at most 24 h. */
const TOKEN_LIFETIME_SECONDS = 12 * 60 * 60;

/** The request that hands a message to the push service of a subscription (RFC 8030, 8291, 8292). */
export async function pushRequest(
  target: PushTarget,
  message: unknown,
  now: number,
): Promise<Request> {
  const content = new TextEncoder().encode(JSON.stringify(message));
  const { p256dh, auth } = target.keys ?? {};
  const hasKeys = p256dh !== undefined && auth !== undefined;
  const token = await vapidToken(new URL(target.endpoint).origin, now);
  return new Request(target.endpoint, {
    method: 'POST',
    headers: {
      ttl: String(MESSAGE_LIFETIME_SECONDS),
      authorization: `vapid t=${token}, k=${PLACEHOLDER_PUSH_KEY}`,
      ...(hasKeys && {
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      }),
    },
    body: hasKeys ? await encryptMessage(content, { p256dh, auth }) : null,
  });
}

/** Encrypts a message for one subscription (RFC 8291). */
export async function encryptMessage(
  content: Bytes,
  keys: { readonly p256dh: string; readonly auth: string },
  given?: Randomness,
): Promise<Bytes> {
  const salt = given?.salt ?? crypto.getRandomValues(new Uint8Array(16));
  const sender = given?.sender ?? (await crypto.subtle.generateKey(curve, true, ['deriveBits']));
  const receiverBytes = fromBase64Url(keys.p256dh);
  const receiver = await crypto.subtle.importKey('raw', receiverBytes, curve, true, []);
  const senderBytes = new Uint8Array(await crypto.subtle.exportKey('raw', sender.publicKey));
  const secret = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: receiver },
    sender.privateKey,
    256,
  );
  const info = joined(text('WebPush: info\0'), receiverBytes, senderBytes);
  const material = await derive(secret, { salt: fromBase64Url(keys.auth), info, bytes: 32 });
  const [key, nonce] = await Promise.all([
    derive(material, { salt, info: text('Content-Encoding: aes128gcm\0'), bytes: 16 }),
    derive(material, { salt, info: text('Content-Encoding: nonce\0'), bytes: 12 }),
  ]);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const last = joined(content, new Uint8Array([2]));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, cipher, last);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_BYTES);
  const head = joined(salt, size, new Uint8Array([senderBytes.length]), senderBytes);
  return joined(head, new Uint8Array(encrypted));
}

/** Identifies the sender to one push service (RFC 8292). */
async function vapidToken(audience: string, now: number): Promise<string> {
  const claims = {
    aud: audience,
    exp: Math.floor(now / 1000) + TOKEN_LIFETIME_SECONDS,
    sub: 'mailto:contact@shenidar.example',
  };
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims];
  const signed = parts.map((part) => toBase64Url(text(JSON.stringify(part)))).join('.');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', mockPushKey, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign(algorithm, key, text(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

interface Derivation {
  readonly salt: Bytes;
  readonly info: Bytes;
  readonly bytes: number;
}

async function derive(material: ArrayBuffer, { salt, info, bytes }: Derivation) {
  const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

function text(words: string): Bytes {
  return new TextEncoder().encode(words);
}

function joined(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64Url(bytes: Bytes): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(encoded: string): Bytes {
  const characters = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
