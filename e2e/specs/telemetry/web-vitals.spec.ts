import { expect, test } from '../../fixtures/test';

// Rule: docs/behaviour.md#tracking
test('The measures of the page are sent when a user leaves it', async ({ page, gotoShop }) => {
  interface Event {
    readonly name: string;
    readonly lcpMs?: number | null;
    readonly inpMs?: number | null;
    readonly cls?: number | null;
  }
  const reports: Event[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return;
    const { events } = request.postDataJSON() as { events: readonly Event[] };
    reports.push(...events.filter(({ name }) => name === 'webVitalsMeasured'));
  });
  await gotoShop();
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
  // The measures load after the first screen: the page is hidden until they are there.
  await expect
    .poll(async () => {
      await hide();
      return reports.at(-1)?.lcpMs ?? 0;
    })
    .toBeGreaterThan(0);
  expect(reports.at(-1)?.cls ?? 1).toBeLessThan(0.1);
});
