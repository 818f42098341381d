import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';

import { $notification } from '@/features/notifications/model';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';

import { editForm, emailForm, passwordForm } from './model';

const sara = { firstName: 'Sara', lastName: 'Ahmadi', email: '', mobileNo: '09120000001' };
const here = { routeId: 'profile', path: '/profile' };
const refusal = { kind: 'http', status: 400, statusText: '', message: 'No', code: 'invalid-body' };

/** Each form with its marker, its call, what it sends, and what it says once that is saved. */
const forms = [
  ['the profile', editForm, '#editProfile', 'POST /api/account/editprofile', sara, texts.saved],
  [
    'the password',
    passwordForm,
    '#changePassword',
    'POST /api/account/changepassword',
    { oldPassword: '', newPassword: 'a new one' },
    texts.passwordChanged,
  ],
  [
    'the e-mail address',
    emailForm,
    '#changeEmail',
    'POST /api/account/changeemail',
    { email: 'sara@example.ir' },
    texts.emailChanged,
  ],
] as const;

describe.each(forms)('the form of %s', (_name, form, marker, call, values, savedText) => {
  async function submit() {
    const held = heldAnswer<unknown>();
    const { scope, router, requests } = await createTestScope({
      answers: { 'GET /api/account/editprofile': sara, [call]: held.answer },
      tokens: someTokens(),
    });
    router.visit({ ...here, hash: marker });
    void allSettled(form.submitted as EventCallable<object>, { scope, params: values });
    expect(requests.at(-1)?.body).toEqual(values);
    const notification = async () => {
      await new Promise((resolve) => void setImmediate(resolve));
      return scope.getState($notification);
    };
    return { held, router, notification };
  }

  it('says that it was saved', async () => {
    const { held, notification } = await submit();
    held.give(values);
    expect(await notification()).toMatchObject({ kind: 'info', text: savedText });
  });

  it('shows a refusal as a notification after it was closed', async () => {
    const { held, router, notification } = await submit();
    router.visit(here);
    held.fail(refusal);
    expect(await notification()).toMatchObject({ kind: 'error', text: 'No' });
  });
});
