import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { personaNamed, personaPassword } from '@fixtures/users/personas';
import { readNow } from '../browser/now';
import { $frames } from './frames';
import { requestPersonaTokensFx, tokenSetOf, webSessionOf } from './tokens';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };

it('gives app and wrapper the time at which the tokens expire, in epoch milliseconds', () => {
  const from = readNow();
  const { expires_in: web, ...session } = webSessionOf(tokens);
  const { expireIn: native, ...set } = tokenSetOf(tokens);
  const to = readNow();
  for (const text of [web, native]) {
    expect(Number(text)).toBeGreaterThanOrEqual(from + 3_600_000);
    expect(Number(text)).toBeLessThanOrEqual(to + 3_600_000);
  }
  expect(session).toEqual({ access_token: 'a', refresh_token: 'r' });
  expect(set).toEqual({ token: 'a', 'refresh-token': 'r' });
});

/** Signs a persona in from the page of the second phone, which answers its requests like this. */
function signInFrom(fetch: (path: string, init: RequestInit) => Promise<Response>) {
  const frames = { 1: { contentWindow: { fetch } } };
  const scope = fork({ values: [[$frames, frames as never]] });
  return allSettled(requestPersonaTokensFx, { scope, params: { phone: 1, persona: 'spender' } });
}

it('signs a persona in at the mock like the app, from the page of the phone', async () => {
  const sent: unknown[] = [];
  const { value } = await signInFrom((path, { method, headers, body }) => {
    const form = Object.fromEntries(new URLSearchParams(body as string));
    sent.push({ path, method, headers, form });
    return Promise.resolve(Response.json(tokens));
  });
  expect(value).toEqual(tokens);
  expect(sent).toEqual([
    {
      ...{ path: '/token', method: 'POST' },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ 'client-id': '10', 'version-code': '109', 'api-level': '34' },
        'device-id': 'the-simulator',
      },
      form: {
        ...{
          grant_type: 'password',
          client_id: 'shenidar-web',
          client_secret: 'public-web-client',
        },
        ...{ username: personaNamed('spender').mobile, password: personaPassword },
      },
    },
  ]);
  // Nothing waits any more.
  expect(vi.getTimerCount()).toBe(0);
});

it('says why a persona could not be signed in, also of a page that was left', async () => {
  const refused = await signInFrom(() => Promise.resolve(new Response('', { status: 503 })));
  expect(refused.value).toEqual(new Error('The sign-in was answered with 503'));
  const left = signInFrom(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  expect((await left).value).toEqual(
    new Error('The page did not answer within 5 seconds. It may have been left.'),
  );
});
