import { clients } from '../../../src/shared/config/clients';
import { product } from '../../../src/shared/i18n/fa/product';
import { purchase } from '../../../src/shared/i18n/fa/purchase';
import { MarketsDialog } from '../../components/purchase-markets-dialog';
import { expect, test } from '../../fixtures/test';
import { deedsSeenBy, deedsToldTo } from './deeds';
import {
  deedIn,
  directPurchase,
  mainRows,
  runningSubscription,
  states,
  subscriptionPresses,
  type Deed,
  type Shop,
} from './gallery';
import { expectShown, openPopup, press, visitBook, type Visit } from './gallery-visit';

test.use({
  persona: 'spender',
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  // Hundreds of pages are seen: pictures of each would be most of the time. The step says which failed.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  // A purchase that is left again: the next one is not the wrapper's second at a time.
  wrapper: { outcomes: { purchase: { status: 'cancelled' } } },
});

/** What should have been called so far. */
class Ledger {
  readonly server: string[] = [];
  readonly native: string[] = [];

  note({ fill }: Visit, { server, native }: Pick<Deed, 'server' | 'native'>): void {
    if (server !== undefined) this.server.push(fill(server));
    if (native !== undefined) this.native.push(fill(native));
  }
}

function shopOf(platform: 'web' | 'android' | 'ios', client: string | undefined): Shop {
  const sellsInMarket = clients.some(({ id, kind }) => id === client && kind === 'market');
  return platform === 'android' && sellsInMarket ? 'market' : platform;
}

test('all books: what is shown, and what the main button does', async ({
  page,
  mock,
  native,
  platform,
  client,
}) => {
  test.slow();
  const shop = shopOf(platform, client);
  const ledger = new Ledger();
  for (const row of mainRows) {
    for (const state of states) {
      await test.step(`action ${row.action}, subscription state ${state}`, async () => {
        const visit = await visitBook(page, row.action, state);
        await openPopup(visit);
        await expectShown(visit, row, state);
        if (!row.press) return;
        const deed = deedIn(shop, row.press);
        await press(visit, visit.popup.buttons.last(), deed);
        const isWithSubscription = state === runningSubscription && row.action === 3;
        ledger.note(visit, isWithSubscription ? withSubscription(deed) : deed);
      });
    }
  }
  expect(await deedsSeenBy(mock)).toEqual(ledger.server);
  expect(await deedsToldTo(native)).toEqual(ledger.native);
});

/** A native purchase in spite of a running subscription says so. */
function withSubscription({ native, ...deed }: Deed): Deed {
  return { ...deed, ...(native && { native: native.replace('{product}', '{product}@7') }) };
}

test('owned books play at once: there is nothing to get', async ({
  page,
  mock,
  native,
  platform,
}) => {
  const play = page.getByRole('main').getByRole('button', { name: product.play, exact: true });
  const ledger = new Ledger();
  for (const state of states) {
    const visit = await visitBook(page, 1, state);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.title);
    await expect(play).toBeVisible();
    await expect(visit.popup.get).toBeHidden();
    if (platform === 'web') continue;
    await play.click();
    ledger.note(visit, { native: 'openPlayer({id})' });
  }
  expect(await deedsSeenBy(mock)).toEqual([]);
  expect(await deedsToldTo(native)).toEqual(ledger.native);
});

test('the subscription button in each of its states', async ({
  page,
  mock,
  native,
  platform,
  client,
}) => {
  const ledger = new Ledger();
  for (const [state, deeds] of subscriptionPresses) {
    const visit = await visitBook(page, 3, state);
    await openPopup(visit);
    const deed = deedIn(shopOf(platform, client), deeds);
    await press(visit, visit.popup.buttons.first(), deed);
    ledger.note(visit, deed);
  }
  await expect.poll(() => deedsSeenBy(mock)).toEqual(ledger.server);
  await expect.poll(() => deedsToldTo(native)).toEqual(ledger.native);
});

test('credit is spent when the buyer confirms, and says what becomes of the subscription', async ({
  page,
  mock,
}) => {
  const ledger = new Ledger();
  const dialog = new MarketsDialog(page);
  for (const state of states) {
    const visit = await visitBook(page, 6, state);
    await openPopup(visit);
    await press(visit, visit.popup.buttons.last(), { leadsTo: 'confirmation' });
    await dialog.confirm.click();
    // The pop-up has told it for 1.2 s and is gone; the page has the book from then on.
    await expect(page.getByRole('main').getByText(purchase.owned, { exact: true })).toBeVisible();
    ledger.note(visit, { server: directPurchase(state) });
  }
  expect(await deedsSeenBy(mock)).toEqual(ledger.server);
});
