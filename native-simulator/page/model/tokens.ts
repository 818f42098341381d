import { attach, createEffect } from 'effector';

import { personaPassword, personas, type PersonaName } from '@fixtures/users/personas';
import { readNow } from '../browser/now';
import { ownWindow } from '../browser/own-window';
import { SIMULATOR_DEVICE_ID, windowOf } from '../phone/sim-port';
import { $frames } from './frames';
import { withTimeout } from './with-timeout';

/** The mock's response to a sign-in. */
export interface MockTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** The token set that a native app sends after a sign-in. */
export function tokenSetOf(tokens: MockTokens) {
  return {
    token: tokens.access_token,
    'refresh-token': tokens.refresh_token,
    expireIn: String(readNow() + tokens.expires_in * 1000),
  };
}

/** A session as the web app stores it: docs/storage.md#local-storage */
export function webSessionOf(tokens: MockTokens): Readonly<Record<string, string>> {
  return {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_in: String(readNow() + tokens.expires_in * 1000),
  };
}

interface SignIn {
  readonly page: { fetch: typeof fetch };
  readonly persona: PersonaName;
}

const requestTokensFx = createEffect((signIn: SignIn) => withTimeout(requestTokens(signIn)));

async function requestTokens({ page, persona }: SignIn): Promise<MockTokens> {
  const form = new URLSearchParams({
    grant_type: 'password',
    username: personas.find(({ name }) => name === persona)?.mobile ?? '',
    password: personaPassword,
    client_id: 'shenidar-web',
    client_secret: 'public-web-client',
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'client-id': '10',
    'version-code': '109',
    'api-level': '34',
    'device-id': SIMULATOR_DEVICE_ID,
  };
  const response = await page.fetch('/token', { method: 'POST', headers, body: form.toString() });
  if (!response.ok) throw new Error(`The sign-in was answered with ${response.status}`);
  return (await response.json()) as MockTokens;
}

/** Signs a persona in at the mock, from a phone's page: the in-browser mock answers no other page. */
export const requestPersonaTokensFx = attach({
  source: $frames,
  mapParams: ({ phone, persona }: { phone: number; persona: PersonaName }, frames) => ({
    page: windowOf(frames[phone]) ?? ownWindow(),
    persona,
  }),
  effect: requestTokensFx,
});
