import { expect, test } from 'vitest';

import { tokenCall, type Credentials } from './token-call';

const mobile = '09120000001';
const password: Credentials = { kind: 'password', mobile, password: 'p' };
const code: Credentials = { kind: 'code', mobile, code: '14040' };
const google: Credentials = { kind: 'google', idToken: 'id' };

test.each([
  [password, 'token', 'token'],
  [password, 'connect', 'connect'],
  [code, 'token', 'connect'],
  [code, 'connect', 'connect'],
  [google, 'token', 'connect'],
  [google, 'connect', 'connect'],
] as const)(
  'sends %o, with passwords at %s, to the endpoint %s',
  (credentials, signIn, endpoint) => {
    const settings = { signIn, deviceId: 'd-1', clientId: '10' };
    expect(tokenCall(credentials, settings).endpoint).toBe(endpoint);
  },
);
