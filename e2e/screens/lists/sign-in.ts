import { personaNamed } from '../../../fixtures/users/personas';
import { auth } from '../../../src/shared/i18n/fa/auth';
import { expect } from '../../fixtures/test';
import { faultLines, type Screen, type Stage } from '../screen';

const { mobile } = personaNamed('newcomer');

async function openPasswordReset({ authPage }: Stage): Promise<void> {
  await authPage.withPassword.click();
  await authPage.forgotten.click();
  await expect(authPage.email).toBeVisible();
}

/** The steps of the sign-in. */
export const signInScreens: readonly Screen[] = [
  { name: 'mobile', path: '/auth' },
  {
    name: 'mobile, wrong',
    path: '/auth',
    way: 'send a code to half a number',
    prepare: async ({ authPage }) => {
      await authPage.mobile.fill('0912');
      await authPage.sendCode.click();
      await expect(authPage.text(auth.mobileWrong)).toBeVisible();
    },
  },
  {
    name: 'mobile, server error',
    path: '/auth',
    faults: { '/api/UserAccount/register': 'serverError' },
    expectedProblems: faultLines,
    way: 'send a code',
    prepare: async ({ authPage }) => {
      await authPage.mobile.fill(mobile);
      await authPage.sendCode.click();
      await expect(authPage.alert.first()).toBeVisible();
    },
  },
  {
    name: 'code',
    path: '/auth',
    way: 'send a code',
    prepare: ({ authPage }) => authPage.requestCode(mobile),
  },
  {
    name: 'code, wrong',
    path: '/auth',
    expectedProblems: faultLines,
    way: 'send a code, type another',
    prepare: async ({ authPage }) => {
      await authPage.requestCode(mobile);
      await authPage.code.fill('99999');
      await expect(authPage.code).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'password',
    path: '/auth',
    way: 'go on with a password',
    prepare: async ({ authPage }) => {
      await authPage.withPassword.click();
      await expect(authPage.password).toBeVisible();
    },
  },
  {
    name: 'forgotten password',
    path: '/auth',
    way: 'go on with a password, it is forgotten',
    prepare: openPasswordReset,
  },
  {
    name: 'forgotten password, link sent',
    path: '/auth',
    way: 'go on with a password, it is forgotten, send the link',
    prepare: async (stage) => {
      await openPasswordReset(stage);
      await stage.authPage.email.fill('newcomer@example.com');
      await stage.authPage.sendLink.click();
      await expect(stage.authPage.text(auth.leads.resetSent)).toBeVisible();
    },
  },
];
