import { expect, test } from '../../fixtures/test';

const mark = 'thrown by the test';

test.use({ expectedProblems: [new RegExp(mark)] });

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
