import { expect, test } from '../../fixtures/test';

const mark = 'thrown by the test';

test.use({ expectedProblems: new RegExp(mark) });

test('A user’s uncaught error is reported once and without secrets', async ({
  page,
  gotoAbout,
  pageHeading,
}) => {
  const throwUncaught = (about = 'for 09121234567') =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, `${mark} ${about}`);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) bodies.push(request.postDataJSON());
  });

  await gotoAbout();
  await expect(pageHeading).toBeVisible();
  const answered = page.waitForResponse('**/api/errors');
  // The reporter loads after the first screen: the test throws until it listens.
  await expect
    .poll(async () => {
      await throwUncaught();
      return bodies.length;
    })
    .toBe(1);
  expect((await answered).status()).toBe(204);
  // The same error once more, and then another one: its report is the next.
  await throwUncaught();
  await throwUncaught('of another kind');
  await expect.poll(() => bodies.length).toBeGreaterThan(1);
  const context = { source: 'uncaught', path: '/about' };
  expect(bodies).toMatchObject([
    { message: `Error: ${mark} for [hidden]`, context },
    { message: `Error: ${mark} of another kind`, context },
  ]);
});

test('A user’s errors from before the reporter loaded are reported afterwards', async ({
  page,
  gotoShop,
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
  await gotoShop();
  await expect.poll(() => messages).toEqual([`Error: ${mark} early`, `Error: ${mark} refused`]);
});
