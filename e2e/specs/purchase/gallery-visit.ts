import type { Locator, Page } from '@playwright/test';

import { gallery, galleryId } from '../../../fixtures/library-states/gallery';
import { markets, offers, promises, purchase } from '../../../src/shared/i18n/fa/purchase';
import { pageObjectsOf, type Tab } from '../../fixtures/page-objects';
import { expect } from '../../fixtures/test';
import {
  background,
  priceShown,
  subscriptionOf,
  type Destination,
  type MainRow,
  type PressOutcome,
  type State,
} from './gallery';

/** Longer than every delay between a press and its outcome: docs/behaviour.md#purchase-pop-up */
const DELAY_MS = 1300;

/** A book of the gallery whose page is open. */
export interface Visit extends Tab {
  readonly id: number;
  readonly title: string;
  /** Replaces the placeholders `{id}` and `{product}` by those of the book. */
  readonly fill: (text: string) => string;
}

/** Goes to a book of the gallery like a link within the app: without a reload. */
export async function visitBook(
  page: Page,
  action: MainRow['action'],
  state: State,
): Promise<Visit> {
  const id = galleryId(action, state);
  const path = `/pdp/${id}`;
  if (page.url() === 'about:blank') {
    // The test skips delays; timers that are due in them still fire in order.
    await page.clock.install();
    await page.goto(path);
  } else {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }
  const book = gallery.find(({ book: { audioBookId } }) => audioBookId === id)?.book;
  if (!book) throw new Error(`The gallery has no book ${id}`);
  const fill = (text: string) =>
    text.replaceAll('{id}', String(id)).replaceAll('{product}', String(book.productId));
  return { page, ...pageObjectsOf(page), id, title: book.title, fill };
}

/** Opens the pop-up of the visited book. */
export async function openPopup({ productPage, purchasePopup, title }: Visit): Promise<void> {
  await expect(productPage.heading).toHaveText(title);
  await productPage.get.click();
  await expect(purchasePopup.named(title)).toBeVisible();
  await expect(purchasePopup.mainButton).toBeVisible();
}

/** Expects the page to say why the book cannot be had now. */
export async function expectUnavailable(
  { productPage, title }: Visit,
  state: State,
): Promise<void> {
  const reason = state === 5 ? offers.intervalQuota : promises.unavailable;
  await expect(productPage.heading).toHaveText(title);
  await expect(productPage.get).toBeDisabled();
  await expect(productPage.get).toHaveAccessibleDescription(reason);
}

/** Expects the open pop-up to show a row of the gallery. */
export async function expectShown(
  { purchasePopup }: Visit,
  row: MainRow,
  state: State,
): Promise<void> {
  const { dialog, buttons, mainButton, subscriptionButton, prices } = purchasePopup;
  const subscription = row.subscription ?? subscriptionOf[state];
  await expect
    .poll(() => lookOf(mainButton))
    .toEqual({
      isEnabled: row.press !== null,
      background: row.press ? background[row.colour] : expect.any(String),
      isDescribed: true,
    });
  await expect(buttons).toHaveCount(subscription === 'none' ? 1 : 2);
  await expect(prices).toHaveCount(row.showsPrice ? 1 : 0);
  const price = dialog.getByText(`${priceShown} تومان`, { exact: true });
  await expect(price).toHaveCount(row.showsPrice ? 1 : 0);
  if (subscription === 'none') return;
  if (subscription === 'small') await expect(subscriptionButton).toHaveText(purchase.play);
  const isEnabled = subscription !== 'disabled';
  await expect
    .poll(() => lookOf(subscriptionButton))
    .toEqual({
      isEnabled,
      background: isEnabled ? backgroundOf(row, state) : expect.any(String),
      isDescribed: true,
    });
}

/** Two buttons of one colour that do the same are one filled and one outlined. */
function backgroundOf({ action }: MainRow, state: State) {
  const isQuiet = action === 4 ? [1, 2].includes(state) : action === 5 && state === 4;
  // In the third state the clients of a market are led to the credit instead of the plans.
  if (action === 4 && state === 3) return expect.any(String) as unknown;
  return isQuiet ? 'rgba(0, 0, 0, 0)' : background.subscription;
}

/** Presses a button and expects its destination, skipping the delay where there is one. */
export async function press(
  visit: Visit,
  button: Locator,
  { leadsTo }: PressOutcome,
): Promise<void> {
  await button.click();
  const isDelayed = ['confirmation', 'notEnough', '/subscription'].includes(leadsTo);
  if (isDelayed) await visit.page.clock.fastForward(DELAY_MS);
  await expectDestination(visit, leadsTo);
}

async function expectDestination(visit: Visit, destination: Destination): Promise<void> {
  const { page, purchasePopup, marketsDialog, fill } = visit;
  switch (destination) {
    case 'owned':
      return expect(purchasePopup.owned).toBeVisible();
    case 'confirmation':
      return expect(marketsDialog.dialog).toContainText(markets.confirmation(priceShown));
    case 'notEnough':
      return expect(marketsDialog.dialog).toContainText(markets.notEnough);
    case 'closed':
      return expect(purchasePopup.dialog).toBeHidden();
    default:
      return expect(page).toHaveURL((url) => url.pathname === fill(destination));
  }
}

function lookOf(button: Locator) {
  return button.evaluate((element: HTMLButtonElement) => {
    const description = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    return {
      isEnabled: !element.disabled,
      background: getComputedStyle(element).backgroundColor,
      isDescribed: !!description?.textContent,
    };
  });
}
