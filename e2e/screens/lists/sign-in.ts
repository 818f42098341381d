import type { Page } from '@playwright/test';
import { personaNamed } from '../../../fixtures/users/personas';
import { auth as words } from '../../../src/shared/i18n/fa/auth';
import { expect } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';
import { spoiledAnswers, type Screen } from '../screen';

const { mobile } = personaNamed('newcomer');

async function askForReset(page: Page): Promise<AuthPage> {
  const auth = new AuthPage(page);
  await auth.withPassword.click();
  await auth.forgotten.click();
  await expect(auth.email).toBeVisible();
  return auth;
}

/** The steps of the sign-in. */
export const signInScreens: readonly Screen[] = [
  { name: 'mobile', path: '/auth' },
  {
    name: 'mobile, wrong',
    path: '/auth',
    way: 'send a code to half a number',
    prepare: async ({ page }) => {
      const auth = new AuthPage(page);
      await auth.mobile.fill('0912');
      await auth.sendCode.click();
      await expect(page.getByText(words.mobileWrong)).toBeVisible();
    },
  },
  {
    name: 'mobile, server error',
    path: '/auth',
    faults: { '/api/UserAccount/register': 'serverError' },
    expectedProblems: spoiledAnswers,
    way: 'send a code',
    prepare: async ({ page }) => {
      const auth = new AuthPage(page);
      await auth.mobile.fill(mobile);
      await auth.sendCode.click();
      await expect(auth.alert.first()).toBeVisible();
    },
  },
  {
    name: 'code',
    path: '/auth',
    way: 'send a code',
    prepare: ({ page }) => new AuthPage(page).askForCode(mobile),
  },
  {
    name: 'code, wrong',
    path: '/auth',
    expectedProblems: spoiledAnswers,
    way: 'send a code, type another',
    prepare: async ({ page }) => {
      const auth = new AuthPage(page);
      await auth.askForCode(mobile);
      await auth.code.fill('99999');
      await expect(auth.code).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'password',
    path: '/auth',
    way: 'go on with a password',
    prepare: async ({ page }) => {
      const auth = new AuthPage(page);
      await auth.withPassword.click();
      await expect(auth.password).toBeVisible();
    },
  },
  {
    name: 'forgotten password',
    path: '/auth',
    way: 'go on with a password, it is forgotten',
    prepare: ({ page }) => askForReset(page),
  },
  {
    name: 'forgotten password, link sent',
    path: '/auth',
    way: 'go on with a password, it is forgotten, send the link',
    prepare: async ({ page }) => {
      const auth = await askForReset(page);
      await auth.email.fill('newcomer@example.com');
      await auth.sendLink.click();
      await expect(page.getByText(words.leads.resetSent)).toBeVisible();
    },
  },
];
