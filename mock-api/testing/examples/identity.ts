import { personaPassword } from '@fixtures/users/personas';

import type { TestClient } from '../test-client';
import type { Examples } from './example';

const client = { client_id: 'shenidar-web', client_secret: 'public-web-client' };
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

const password = { grant_type: 'password', username: '09120000001', ...client };
const connectPassword = {
  ...password,
  scope: 'openid offline_access api identity profile',
  ShenidarDeviceId: 'device',
  ShenidarClientId: '10',
};
const external = (token: string) => form({ grant_type: 'external', 'id-token': token });
const refresh = form({ grant_type: 'refresh_token', refresh_token: 'unknown' });
const sendCode = async (api: TestClient) => {
  await api.send({
    method: 'POST',
    path: '/api/UserAccount/register',
    body: { mobileNo: '09120000001' },
  });
};

/** Examples of sign-in and account calls. */
export const identityExamples = {
  requestToken: {
    good: { body: form({ ...password, password: personaPassword }) },
    errors: {
      'invalid-credentials': { body: form({ ...password, password: 'wrong' }) },
      'invalid-grant': { body: refresh },
    },
  },
  connectToken: {
    good: {
      prepare: sendCode,
      headers: { 'login-type': 'PasswordLess' },
      body: form({ ...connectPassword, password: '14040' }),
    },
    errors: {
      'invalid-credentials': { body: form({ ...connectPassword, password: '14040' }) },
      'invalid-grant': { body: refresh },
      'bad-partner-token': {
        headers: { 'client-id': '9' },
        body: external('partner-expired-zarebin'),
      },
      'partner-not-allowed': { body: external('partner-ok-zarebin') },
    },
  },
  externalLogin: {
    good: {
      headers: { 'client-id': '12' },
      body: { token: 'partner-ok-iGap', kind: 'iGap' },
    },
    errors: {
      'bad-partner-token': {
        headers: { 'client-id': '12' },
        body: { token: 'partner-expired-iGap', kind: 'iGap' },
      },
      'partner-not-allowed': {
        headers: { 'client-id': '9' },
        body: { token: 'partner-ok-iGap', kind: 'iGap' },
      },
    },
  },
  sendResetPassword: { good: { body: { email: 'newcomer@example.com' } } },
  registerMobile: { good: { body: { mobileNo: '۰۹۱۲۰۰۰۰۰۰۱' } } },
  getProfile: { good: { as: 'collector' } },
  saveProfile: { good: { as: 'newcomer', body: { firstName: 'نوا', email: 'nava@example.com' } } },
  changePassword: {
    good: { as: 'newcomer', body: { oldPassword: personaPassword, newPassword: 'another-one' } },
    errors: {
      'invalid-credentials': {
        as: 'newcomer',
        body: { oldPassword: 'wrong', newPassword: 'another-one' },
      },
    },
  },
  changeEmail: { good: { as: 'newcomer', body: { email: 'nava@example.com' } } },
} as const satisfies Record<string, Examples>;
