import { expect, type Page } from '@playwright/test';

import { createNodeMock } from '../../../mock-api/node-mock';
import { serveBuild } from '../../../scripts/serving/serve-build';
import { answererOf, servedAppTest } from '../../fixtures/served-app';
import { signIn } from '../../fixtures/sign-in';

/** A server that prerenders; the others of these tests do not, because they count requests. */
const test = servedAppTest.extend<{ mock: ReturnType<typeof createNodeMock> }>({
  baseURL: async ({ build, mock }, use) => {
    const api = answererOf(mock);
    // However slow the machine is: what a browser gets in time is a unit test's subject.
    const server = await serveBuild({ folder: build, port: 0, api, prerenderWithinMs: 60_000 });
    await use(server.url);
    await server.close();
  },
});

/** The calls of the browser to the storefront's API, and what it says on the console. */
function watch(page: Page) {
  const calls: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/storefront') calls.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { calls, errors };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor reads the hero and the first shelf', async ({ page }) => {
    const { errors } = watch(page);
    await page.goto('/');
    await expect(page.locator('main article h2').first()).toBeVisible();
    await expect(page.locator('main section h2').nth(1)).toBeVisible();
    await expect(page.locator('.splash')).toBeHidden();
    // The headers forbid style attributes; the colours of a title come with its sheet.
    const ground = await page
      .locator('main article')
      .first()
      .evaluate((hero) => getComputedStyle(hero).getPropertyValue('--ground'));
    expect(ground).not.toBe('');
    expect(errors).toEqual([]);
  });
});

test('The app takes the first view over without a request, and its links work', async ({
  page,
  isMobile,
}) => {
  const { calls, errors } = watch(page);
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  await page.locator('main article a[href^="/pdp/"]').first().click();
  await expect(page).toHaveURL(/\/pdp\//);
  // The view is that of a phone: a desktop makes its own.
  expect(calls).toHaveLength(isMobile ? 0 : 1);
  expect(errors).toEqual([]);
});

test('A signed-in listener never sees the page of a visitor', async ({ page, mock, baseURL }) => {
  const stored = await signIn(mock, 'subscriber', baseURL ?? '');
  await page.addInitScript((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
    const seen = new Set<string>();
    Reflect.set(window, 'seen', seen);
    const look = () => {
      const { prerendered } = document.documentElement.dataset;
      const isShown = document.querySelector('#root h2')?.checkVisibility() === true;
      if (prerendered !== undefined && isShown) seen.add(prerendered);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, stored);
  const { calls, errors } = watch(page);
  await page.goto('/');
  await expect(page.locator('main article h2').first()).toBeVisible();
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual([]);
  expect(calls).toHaveLength(1);
  expect(errors).toEqual([]);
});
