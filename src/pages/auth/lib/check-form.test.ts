import { describe, expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { auth } from '@/shared/i18n/fa/auth';

import { checkForm, problemOf, type Fields, type Step } from './check-form';

const fields = (typed: Partial<Fields> = {}): Fields => ({
  ...{ mobile: '09120000001', code: '14040', password: ' p ', email: ' a@b.cd ' },
  ...typed,
});
const mobile = '09120000001';

describe('a submitted form', () => {
  it.each<[Step, unknown]>([
    ['mobile', { kind: 'sendCode', mobile }],
    ['code', { kind: 'signIn', credentials: { kind: 'code', mobile, code: '14040' } }],
    ['password', { kind: 'signIn', credentials: { kind: 'password', mobile, password: ' p ' } }],
    ['reset', { kind: 'sendReset', email: 'a@b.cd' }],
    ['resetSent', { kind: 'sendReset', email: 'a@b.cd' }],
  ])('leads to the call of the step %s', (step, submission) => {
    expect(checkForm(step, fields())).toEqual(submission);
  });

  it.each<[Step, Partial<Fields>, string, string]>([
    ['mobile', { mobile: '0912' }, 'mobile', auth.mobileWrong],
    ['code', { mobile: '' }, 'mobile', auth.mobileWrong],
    ['code', { code: '1404' }, 'code', auth.codeWrong],
    ['password', { mobile: '', password: '' }, 'mobile', auth.mobileWrong],
    ['password', { password: '' }, 'password', auth.passwordMissing],
    ['reset', { email: 'a' }, 'email', auth.emailWrong],
    ['resetSent', { email: '' }, 'email', auth.emailWrong],
  ])('of the step %s has a problem with %j', (step, typed, field, text) => {
    expect(checkForm(step, fields(typed))).toEqual({ kind: 'problem', problem: { field, text } });
  });
});

describe('an error of the server', () => {
  const http = (status: number, code: string | null = null) => ({
    ...{ kind: 'http' as const, status, statusText: '', message: 'Server says', code },
  });
  const credentials = 'invalid-credentials';

  it.each([
    [http(399), null],
    [http(400), 'code'],
    [http(499), 'code'],
    [http(500), null],
  ])('of the status of %j belongs to the field %s', (error, field) => {
    expect(problemOf(error, 'code')).toEqual({ field, text: 'Server says' });
  });

  it('about the credentials is told as one about the code, where a code was sent', () => {
    expect(problemOf(http(400, credentials), 'code')).toEqual({
      field: 'code',
      text: auth.codeRefused,
    });
    expect(problemOf(http(400, credentials), 'password')?.text).toBe('Server says');
    expect(problemOf(http(400, 'too-many'), 'code')?.text).toBe('Server says');
    expect(problemOf(http(500, credentials), 'code')?.text).toBe('Server says');
  });

  it('without an answer belongs to no field, and being offline is told elsewhere', () => {
    expect(problemOf({ kind: 'network' }, 'code')).toEqual({ field: null, text: common.failed });
    expect(problemOf({ kind: 'offline' }, 'code')).toBeNull();
  });
});
