import type { Page } from '@playwright/test';

import { partner } from '../../../src/shared/i18n/fa/partner';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

const savedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

async function openLink(page: Page) {
  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/external-login')) exchanges += 1;
  });
  await page.goto('/?clientId=9&token=partner-ok-zarebin');
  const question = page.getByRole('dialog', { name: partner.title });
  await expect(question).toBeVisible();
  return { question, before: await savedToken(page), exchanges: () => exchanges };
}

test('somebody who is logged in is asked, and may stay', async ({ page }) => {
  const { question, before, exchanges } = await openLink(page);
  await question.getByRole('button', { name: partner.stay }).click();
  await expect(question).toBeHidden();
  expect(await savedToken(page)).toBe(before);
  expect(exchanges()).toBe(0);
});

test('the back key stays as well', async ({ page }) => {
  const { question, before, exchanges } = await openLink(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/\?clientId=9$/);
  expect(await savedToken(page)).toBe(before);
  expect(exchanges()).toBe(0);
});

test('whoever agrees has the other account', async ({ page }) => {
  const { question, before, exchanges } = await openLink(page);
  await question.getByRole('button', { name: partner.swap }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => savedToken(page)).not.toBe(before);
  expect(await savedToken(page)).not.toBeNull();
  expect(exchanges()).toBe(1);
});
