import { allSettled, type EventCallable, type Scope } from 'effector';
import { vi } from 'vitest';

import { fieldChanged, signInSubmitted } from '@/pages/auth/form';
import '@/pages/auth/model';
import { toPersianDigits } from '@/shared/i18n/format';

import { createTestScope, type TestScope } from './create-scope';
import { aJwt } from './session-fixtures';

/** The answer to a successful sign-in. */
export const tokenAnswer = {
  ...{ access_token: aJwt(), refresh_token: 'refresh-1', expires_in: 3600 },
};

/** An answer that refuses, with the server's text 'No such code'. */
export function refuse(): never {
  throw { kind: 'http', status: 400, statusText: '', message: 'No such code', code: null };
}

/** With fake timers: everything has happened that waits for no timer. */
export async function settle(scope: Scope): Promise<void> {
  void allSettled(scope);
  await vi.advanceTimersByTimeAsync(0);
}

/** With fake timers: calls an event, and settles. */
export async function tell<T>(scope: Scope, unit: EventCallable<T>, params: T): Promise<void> {
  void allSettled(unit as EventCallable<unknown>, { scope, params });
  await settle(scope);
}

/** Types the text into a field of the page. */
export async function type(
  scope: Scope,
  field: 'mobile' | 'code' | 'password' | 'email',
  text: string,
): Promise<void> {
  await tell(scope, fieldChanged, { field, text });
}

/** The sign-in page, which leads back to /pdp/1001. */
export async function openAuthPage(answers: Record<string, unknown> = {}): Promise<TestScope> {
  const test = await createTestScope({
    answers: {
      'POST /api/UserAccount/register': () => undefined,
      'POST /connect/token': tokenAnswer,
      ...answers,
    },
  });
  test.router.visit({ routeId: 'auth', path: '/auth', search: '?returnUrl=%2Fpdp%2F1001' });
  return test;
}

/** The page with a code sent. */
export async function openAtCode(answers: Record<string, unknown> = {}): Promise<TestScope> {
  const test = await openAuthPage(answers);
  await type(test.scope, 'mobile', toPersianDigits('09120000001'));
  await tell(test.scope, signInSubmitted, undefined);
  return test;
}
