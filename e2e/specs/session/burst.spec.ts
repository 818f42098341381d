import { common } from '../../../src/shared/i18n/fa/common';
import { expect, test } from '../../fixtures/test';
import { OWNED_BOOK } from './aged-tokens';

/** Runs in the page: collects every text that a screen reader would announce as an alert. */
function watchAlerts() {
  const announcements: string[] = [];
  Object.assign(window, { __announcements: announcements });
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const isAlert = parent?.closest('[role=alert]') != null;
      for (const node of addedNodes) {
        const added = node instanceof Element ? node : null;
        const alert = added?.matches('[role=alert]') ? added : added?.querySelector('[role=alert]');
        if (isAlert || alert) announcements.push(node.textContent ?? '');
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Runs in the page: opens its own address many times, each time with requests that fail offline. Every tenth visit
 * is shown before the next one, because React draws all visits of one frame at once.
 */
async function visitManyTimes(count: number) {
  for (let visit = 1; visit <= count; visit += 1) {
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    if (visit % 10 === 0) await new Promise((shown) => requestAnimationFrame(shown));
  }
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
  await page.evaluate(watchAlerts);

  await context.setOffline(true);
  await page.evaluate(visitManyTimes, 100);
  await expect(notifications.alert(common.offline)).toHaveCount(1);
  await expect(bottomBar.library).toBeFocused();
  const announcements = await page.evaluate(
    () => Reflect.get(window, '__announcements') as string[],
  );
  expect(announcements.filter((text) => text.includes(common.offline))).toHaveLength(1);
  await context.setOffline(false);
});
