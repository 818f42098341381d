import type { Locator, Page } from '@playwright/test';

import { gallery, galleryId } from '../../../fixtures/library-states/gallery';
import { markets, purchase } from '../../../src/shared/i18n/fa/purchase';
import { MarketsDialog } from '../../components/purchase-markets-dialog';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect } from '../../fixtures/test';
import {
  ground,
  priceShown,
  subscriptionOf,
  type Deed,
  type Lead,
  type MainRow,
  type State,
} from './gallery';

/** Longer than every pause between a tap and what it leads to (product spec, section 9). */
const PAUSE_MS = 1300;

/** A book of the gallery whose page is open. */
export interface Visit {
  readonly page: Page;
  readonly popup: PurchasePopup;
  readonly id: number;
  readonly title: string;
  /** Puts id and product in the places that a row keeps for them. */
  readonly fill: (text: string) => string;
}

/** Goes to a book of the gallery as a link within the app does: without loading the page anew. */
export async function visitBook(
  page: Page,
  action: MainRow['action'],
  state: State,
): Promise<Visit> {
  const id = galleryId(action, state);
  const path = `/pdp/${id}`;
  if (page.url() === 'about:blank') {
    // The pauses are skipped; what is due in them still happens, in its order.
    await page.clock.install();
    await page.goto(path);
  } else {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }
  const book = gallery.find(({ book: { audioBookId } }) => audioBookId === id)?.book;
  if (!book) throw new Error(`${id} is no book of the gallery`);
  const fill = (text: string) =>
    text.replaceAll('{id}', String(id)).replaceAll('{product}', String(book.productId));
  return { page, popup: new PurchasePopup(page), id, title: book.title, fill };
}

/** Opens the pop-up of the book that is visited. */
export async function openPopup({ page, popup, title }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await popup.get.click();
  await expect(popup.named(title)).toBeVisible();
  await expect(popup.buttons.last()).toBeVisible();
}

/** What the open pop-up shows of a row. */
export async function expectShown({ popup }: Visit, row: MainRow, state: State): Promise<void> {
  const subscription = row.subscription ?? subscriptionOf[state];
  const main = await lookOf(popup.buttons.last());
  expect(main).toEqual({
    isEnabled: row.press !== null,
    ground: row.press ? ground[row.colour] : expect.any(String),
    isDescribed: true,
  });
  await expect(popup.buttons).toHaveCount(subscription === 'none' ? 1 : 2);
  await expect(popup.dialog.getByRole('list')).toHaveCount(row.showsPrice ? 1 : 0);
  const price = popup.dialog.getByText(`${priceShown} تومان`, { exact: true });
  await expect(price).toHaveCount(row.showsPrice ? 1 : 0);
  if (subscription === 'none') return;
  if (subscription === 'small') await expect(popup.buttons.first()).toHaveText(purchase.play);
  const isEnabled = subscription !== 'disabled';
  expect(await lookOf(popup.buttons.first())).toEqual({
    isEnabled,
    ground: isEnabled ? ground.subscription : expect.any(String),
    isDescribed: true,
  });
}

/** Presses and sees where it leads; no longer than it takes. */
export async function press(visit: Visit, button: Locator, deed: Deed): Promise<void> {
  await button.click();
  const isLater = ['confirmation', 'notEnough', '/subscription'].includes(deed.leadsTo);
  if (isLater) await visit.page.clock.fastForward(PAUSE_MS);
  await expectLeadsTo(visit, deed.leadsTo);
}

async function expectLeadsTo({ page, popup, fill }: Visit, lead: Lead): Promise<void> {
  const { dialog } = new MarketsDialog(page);
  switch (lead) {
    case 'owned':
      return expect(popup.owned).toBeVisible();
    case 'confirmation':
      return expect(dialog).toContainText(markets.confirmation(priceShown));
    case 'notEnough':
      return expect(dialog).toContainText(markets.notEnough);
    case 'closed':
      return expect(popup.dialog).toBeHidden();
    default:
      return expect(page).toHaveURL((url) => url.pathname === fill(lead));
  }
}

function lookOf(button: Locator) {
  return button.evaluate((element: HTMLButtonElement) => ({
    isEnabled: !element.disabled,
    ground: getComputedStyle(element).backgroundColor,
    isDescribed:
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent !== '',
  }));
}
