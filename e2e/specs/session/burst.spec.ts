import { common } from '../../../src/shared/i18n/fa/common';
import { expect, test } from '../../fixtures/test';
import { ownedBook, visitAgain } from './aged-tokens';

/** Counts what a screen reader would be told to say, as long as the page lives. */
function watchAlerts() {
  const told: string[] = [];
  Object.assign(window, { __told: told });
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const isAlert = parent?.closest('[role=alert]') != null;
      for (const node of addedNodes) {
        const added = node instanceof Element ? node : null;
        const alert = added?.matches('[role=alert]') ? added : added?.querySelector('[role=alert]');
        if (isAlert || alert) told.push(node.textContent ?? '');
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('a hundred errors are one notification, and leave the focus where it is', async ({
  page,
  context,
}) => {
  await page.goto(ownedBook);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const focused = page.getByRole('navigation').last().getByRole('link').first();
  await focused.focus();
  await page.evaluate(watchAlerts);

  await context.setOffline(true);
  await visitAgain(page, 100);
  const notification = page.getByRole('alert').filter({ hasText: common.offline });
  await expect(notification).toHaveCount(1);
  await expect(focused).toBeFocused();
  const told = await page.evaluate(() => Reflect.get(window, '__told') as string[]);
  expect(told.filter((text) => text.includes(common.offline))).toHaveLength(1);
  await context.setOffline(false);
});
