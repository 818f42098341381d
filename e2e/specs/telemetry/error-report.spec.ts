import { expect, test } from '../../fixtures/test';

const mark = 'thrown by the test';

test.use({ expectedProblems: new RegExp(mark) });

test('what nobody caught is reported, once and without secrets', async ({ page }) => {
  const throwUp = () =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(`${text} for 09121234567`);
      });
    }, mark);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) bodies.push(request.postDataJSON());
  });

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answered = page.waitForResponse('**/api/errors');
  // The reporter comes behind the first screen: it is thrown until somebody listens.
  await expect
    .poll(async () => {
      await throwUp();
      return bodies.length;
    })
    .toBe(1);
  expect((await answered).status()).toBe(204);
  expect(bodies).toMatchObject([
    { message: `Error: ${mark} for [hidden]`, context: { source: 'uncaught', path: '/about' } },
  ]);
});

test('what was thrown before there was a reporter is reported once it is there', async ({
  page,
}) => {
  await page.addInitScript((text) => {
    window.addEventListener('load', () => {
      throw new Error(`${text} early`);
    });
    window.addEventListener('load', () => void Promise.reject(new Error(`${text} refused`)));
  }, mark);
  const messages: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/errors')) return;
    messages.push((request.postDataJSON() as { message: string }).message);
  });
  await page.goto('/');
  await expect
    .poll(() => messages, { timeout: 15_000 })
    .toEqual([`Error: ${mark} early`, `Error: ${mark} refused`]);
});
