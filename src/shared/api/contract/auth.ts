import * as v from 'valibot';

import { decodeJwt } from '@/shared/lib/jwt';

import { operation } from './operation';

/** The answer of every sign-in call. `expires_in` is in seconds from now. */
export const tokenResponse = v.object({
  // A token without a readable owner cannot sign in anyone.
  access_token: v.pipe(
    v.string(),
    v.minLength(1),
    v.check((token) => decodeJwt(token) !== null, 'The access token can not be decoded'),
  ),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(0)),
});
export type TokenResponse = v.InferOutput<typeof tokenResponse>;

const client = { client_id: v.string(), client_secret: v.string() };
const refreshGrant = v.object({
  grant_type: v.literal('refresh_token'),
  refresh_token: v.string(),
  client_id: v.exactOptional(v.string()),
  client_secret: v.exactOptional(v.string()),
});

/** Signs in with a password, or exchanges a refresh token, which is valid once, for new tokens. */
export const requestToken = operation({
  id: 'requestToken',
  method: 'POST',
  path: '/token',
  access: 'anyone',
  host: 'auth',
  encoding: 'form',
  body: v.variant('grant_type', [
    v.object({
      grant_type: v.literal('password'),
      username: v.string(),
      password: v.string(),
      ...client,
    }),
    refreshGrant,
  ]),
  response: tokenResponse,
});

const device = { ShenidarDeviceId: v.string(), ShenidarClientId: v.string() };

/**
 * The new sign-in. The header `Login-Type: PasswordLess` says that the password is a one-time code;
 * `external` takes a partner's token.
 */
export const connectToken = operation({
  id: 'connectToken',
  method: 'POST',
  path: '/connect/token',
  access: 'anyone',
  host: 'auth',
  encoding: 'form',
  body: v.variant('grant_type', [
    v.object({
      grant_type: v.literal('password'),
      username: v.string(),
      password: v.string(),
      scope: v.string(),
      ...client,
      ...device,
    }),
    v.object({
      grant_type: v.literal('external'),
      'id-token': v.string(),
      client_id: v.exactOptional(v.string()),
      client_secret: v.exactOptional(v.string()),
      scope: v.exactOptional(v.string()),
      ShenidarDeviceId: v.exactOptional(v.string()),
      ShenidarClientId: v.exactOptional(v.string()),
    }),
    v.object({ ...refreshGrant.entries, scope: v.exactOptional(v.string()) }),
  ]),
  response: tokenResponse,
});

/** Exchanges a partner's token for a session; the kind must belong to the client of the `client-id` header. */
export const externalLogin = operation({
  id: 'externalLogin',
  isSignIn: true,
  method: 'POST',
  path: '/api/UserAccount/external-login',
  access: 'anyone',
  body: v.object({ token: v.string(), kind: v.string() }),
  response: tokenResponse,
});

export const sendResetPassword = operation({
  id: 'sendResetPassword',
  method: 'PUT',
  path: '/api/UserAccount/sendResetPassword',
  access: 'anyone',
  body: v.object({ email: v.string() }),
});

/** Sends a one-time code to the mobile; the code is valid for two minutes. */
export const registerMobile = operation({
  id: 'registerMobile',
  method: 'POST',
  path: '/api/UserAccount/register',
  access: 'anyone',
  body: v.object({ mobileNo: v.string() }),
});
