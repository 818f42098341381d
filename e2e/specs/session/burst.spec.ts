import { common } from '../../../src/shared/i18n/fa/common';
import { watchAnnouncements } from '../../announcements';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';
import { stopClock } from '../../stop-clock';
import { OWNED_BOOK } from './aged-tokens';

/** Runs in the page: opens its own address many times, each time with requests that fail offline. */
function visitManyTimes(count: number) {
  for (let visit = 1; visit <= count; visit += 1)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

test('A user gets one notification for a hundred errors, and keeps the focus', async ({
  page,
  context,
  gotoProduct,
  bottomBar,
  notifications,
}) => {
  const productPage = await gotoProduct(OWNED_BOOK);
  await expect(productPage.heading).toBeVisible();
  await bottomBar.library.focus();
  const announcements = await watchAnnouncements(page, 'alert');
  const allAnswered = watchRequests(page);

  // The notification ends after five seconds of the page's clock, however long the visits take.
  await page.clock.install();
  await stopClock(page);
  await context.setOffline(true);
  for (let round = 1; round <= 10; round += 1) {
    await page.evaluate(visitManyTimes, 10);
    // They are shown before the next ones, because React draws all visits of one frame at once.
    await page.clock.runFor(20);
  }
  await allAnswered();
  await expect(notifications.alert(common.offline)).toHaveCount(1);
  await expect(bottomBar.library).toBeFocused();
  const said = await announcements();
  expect(said.filter((text) => text.includes(common.offline))).toHaveLength(1);
  await context.setOffline(false);
});
