import { clients } from '../../../src/shared/config/clients';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';
import {
  directPurchase,
  mainRows,
  outcomeIn,
  runningSubscription,
  states,
  subscriptionPresses,
  type PressOutcome,
  type Shop,
} from './gallery';
import {
  expectShown,
  expectUnavailable,
  openPopup,
  press,
  visitBook,
  type Visit,
} from './gallery-visit';
import { purchaseCallsTo, purchaseCallsToNative } from './purchase-calls';

test.use({
  persona: 'spender',
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
  // Pictures of so many pages would take most of the time. The name of the step says which one failed.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  // A wrapper takes one purchase at a time: the cancelled one makes room for the next.
  wrapper: { outcomes: { purchase: { status: 'cancelled' } } },
});

/** The calls that are expected so far. */
class ExpectedCalls {
  readonly server: string[] = [];
  readonly native: string[] = [];

  add({ fill }: Visit, { server, native }: Pick<PressOutcome, 'server' | 'native'>): void {
    if (server !== undefined) this.server.push(fill(server));
    if (native !== undefined) this.native.push(fill(native));
  }
}

function shopOf(platform: 'web' | 'android' | 'ios', client: string | undefined): Shop {
  const sellsInMarket = clients.some(({ id, kind }) => id === client && kind === 'market');
  return platform === 'android' && sellsInMarket ? 'market' : platform;
}

for (const row of mainRows) {
  test(`A user sees and presses the main button of action ${row.action} in each subscription state${deepUnless([3, 6].includes(row.action))}`, async ({
    page,
    mock,
    native,
    platform,
    client,
  }) => {
    const shop = shopOf(platform, client);
    const expected = new ExpectedCalls();
    for (const state of states) {
      await test.step(`subscription state ${state}`, async () => {
        const visit = await visitBook(page, row.action, state);
        if (row.action === 0 && (state === 0 || state === 5))
          return expectUnavailable(visit, state);
        await openPopup(visit);
        await expectShown(visit, row, state);
        if (!row.press) return;
        const outcome = outcomeIn(shop, row.press);
        await press(visit, visit.purchasePopup.mainButton, outcome);
        const isWithSubscription = state === runningSubscription && row.action === 3;
        expected.add(visit, isWithSubscription ? withSubscription(outcome) : outcome);
      });
    }
    await expect.poll(() => purchaseCallsTo(mock)).toEqual(expected.server);
    await expect.poll(() => purchaseCallsToNative(native)).toEqual(expected.native);
  });
}

/** A native purchase during a running subscription carries `@7`. */
function withSubscription({ native, ...outcome }: PressOutcome): PressOutcome {
  return { ...outcome, ...(native && { native: native.replace('{product}', '{product}@7') }) };
}

test('An owner plays the book from its page, which offers no purchase', async ({
  page,
  mock,
  native,
  platform,
}) => {
  const expected = new ExpectedCalls();
  for (const state of states) {
    const visit = await visitBook(page, 1, state);
    const { heading, play, get } = visit.productPage;
    await expect(heading).toHaveText(visit.title);
    await expect(play).toBeVisible();
    await expect(get).toBeHidden();
    if (platform === 'web') continue;
    await play.click();
    expected.add(visit, { native: 'openPlayer({id})' });
  }
  await expect.poll(() => purchaseCallsTo(mock)).toEqual([]);
  await expect.poll(() => purchaseCallsToNative(native)).toEqual(expected.native);
});

test('A user presses the subscription button in each of its states', async ({
  page,
  mock,
  native,
  platform,
  client,
}) => {
  const expected = new ExpectedCalls();
  for (const [state, outcomes] of subscriptionPresses) {
    const visit = await visitBook(page, 3, state);
    await openPopup(visit);
    const outcome = outcomeIn(shopOf(platform, client), outcomes);
    await press(visit, visit.purchasePopup.subscriptionButton, outcome);
    expected.add(visit, outcome);
  }
  await expect.poll(() => purchaseCallsTo(mock)).toEqual(expected.server);
  await expect.poll(() => purchaseCallsToNative(native)).toEqual(expected.native);
});

test('A user confirms the use of credit, and the purchase names the subscription’s state', async ({
  page,
  mock,
}) => {
  const expected = new ExpectedCalls();
  for (const state of states) {
    const visit = await visitBook(page, 6, state);
    await openPopup(visit);
    await press(visit, visit.purchasePopup.mainButton, { leadsTo: 'confirmation' });
    await visit.marketsDialog.confirm.click();
    // The pop-up closes 1.2 s after it said so; from then on the page says that the book is owned.
    await expect(visit.productPage.owned).toBeVisible();
    expected.add(visit, { server: directPurchase(state) });
  }
  await expect.poll(() => purchaseCallsTo(mock)).toEqual(expected.server);
});
