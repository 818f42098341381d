import { restoredPlayer } from '../../fixtures/restored-player';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector', expectedProblems: /40[01]/ });

const userData = {
  local: { ...restoredPlayer, search_item: '["hafez"]' },
  session: { wishlist_ids: '[20001]' },
};
const tokens = ['access_token', 'refresh_token', 'expires_in'];

// Rule: docs/storage.md#sign-out
test('A user whose session ends before the pages have loaded leaves no data behind', async ({
  page,
}) => {
  await page.addInitScript((data) => {
    for (const [key, value] of Object.entries(data.local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(data.session)) sessionStorage.setItem(key, value);
  }, userData);
  const player = page.locator('[data-player]');

  // The models of the other pages, and the flows loaded with them, do not arrive during this test.
  let release = () => {};
  const testEnd = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/pages-*.js', async (route) => {
    await testEnd;
    // Not aborted: a section that waits for this chunk would report its failure.
    await route.continue();
  });
  await page.route('**/connect/token', (route) => route.fulfill({ status: 400, json: {} }));
  // The server refuses the access token of the very first request, once the player is restored.
  await page.route('**/api/storefront', async (route, request) => {
    if (!('authorization' in request.headers())) {
      await route.continue();
      return;
    }
    await expect(player).toHaveAttribute('data-player', 'small');
    await route.fulfill({ status: 401, json: {} });
  });

  await page.goto('/');
  await expect(player).toHaveAttribute('data-player', 'none');
  const removed = [...tokens, ...Object.keys(userData.local), ...Object.keys(userData.session)];
  const storedKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect
    .poll(async () => (await storedKeys()).filter((key) => removed.includes(key)))
    .toEqual([]);
  expect(await storedKeys()).toContain('deviceId');
  // The shop itself is public: it loads signed out.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  release();
});
