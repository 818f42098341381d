import type { Page } from '@playwright/test';
import { galleryId } from '../../../fixtures/library-states/gallery';
import { partner } from '../../../src/shared/i18n/fa/partner';
import { subscription } from '../../../src/shared/i18n/fa/subscription';
import { MarketsDialog } from '../../components/purchase-markets-dialog';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';
import { spoiledAnswers, type Screen } from '../screen';

/** Opens the pop-up of the book whose page is open. */
async function openPopup(page: Page): Promise<PurchasePopup> {
  const popup = new PurchasePopup(page);
  await popup.get.click();
  await expect(popup.buttons.last()).toBeVisible();
  return popup;
}

async function openDialog(page: Page): Promise<void> {
  const popup = await openPopup(page);
  await popup.buttons.last().click();
  await expect(new MarketsDialog(page).dialog).toBeVisible();
}

/** The pop-up of the gallery's book with these two numbers (product spec, section 4). */
function popupOf(name: string, ...numbers: Parameters<typeof galleryId>): Screen {
  return {
    name: `pop-up, ${name}`,
    path: `/pdp/${galleryId(...numbers)}`,
    persona: 'spender',
    way: 'get the book',
    prepare: ({ page }) => openPopup(page),
  };
}

/** Everything that stands above a page: getting a book, and what is asked or told in dialogs. */
export const purchaseScreens: readonly Screen[] = [
  {
    name: 'pop-up, logged out',
    path: '/pdp/1001',
    way: 'get the book',
    prepare: ({ page }) => openPopup(page),
  },
  popupOf('unavailable', 0, 0),
  popupOf('free', 2, 3),
  popupOf('for sale, or with a subscription to buy', 3, 3),
  popupOf('for sale, or with the running subscription', 3, 4),
  popupOf('for sale, the quota is used up', 3, 5),
  popupOf('for sale, played by a new subscription', 3, 6),
  popupOf('by subscription only', 4, 3),
  popupOf('with the subscription', 5, 4),
  popupOf('from credit', 6, 1),
  popupOf('too little credit', 7, 1),
  popupOf('archived', 8, 0),
  {
    name: 'pop-up, longest title',
    path: '/pdp/1046',
    persona: 'subscriber',
    way: 'get the book',
    prepare: ({ page }) => openPopup(page),
  },
  {
    name: 'pop-up, got',
    path: `/pdp/${galleryId(2, 3)}`,
    persona: 'spender',
    way: 'get the book, and get it for free',
    prepare: async ({ page }) => {
      const popup = await openPopup(page);
      await popup.buttons.last().click();
      await expect(popup.owned).toBeVisible();
    },
  },
  {
    name: 'pop-up, terms loading',
    path: '/pdp/1001',
    persona: 'spender',
    faults: { '/api/library/state/*': 'hang' },
    way: 'get the book',
    isWaiting: true,
    prepare: async ({ page }) => {
      const popup = new PurchasePopup(page);
      await popup.get.click();
      await expect(popup.close).toBeVisible();
    },
  },
  {
    name: 'pop-up, terms not to be had',
    path: '/pdp/1001',
    persona: 'spender',
    faults: { '/api/library/state/*': 'serverError' },
    expectedProblems: spoiledAnswers,
    way: 'get the book',
    prepare: ({ page }) => openPopup(page),
  },
  {
    name: 'pop-up, refused',
    path: `/pdp/${galleryId(2, 3)}`,
    persona: 'spender',
    faults: { '/api/orders/**': 'serverError' },
    expectedProblems: spoiledAnswers,
    way: 'get the book, and get it for free',
    prepare: async ({ page }) => {
      const popup = await openPopup(page);
      await popup.buttons.last().click();
      await expect(popup.dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'credit dialog, before credit is spent',
    path: `/pdp/${galleryId(6, 1)}`,
    persona: 'spender',
    way: 'get the book, pay from credit',
    prepare: ({ page }) => openDialog(page),
  },
  {
    name: 'credit dialog, too little credit',
    path: `/pdp/${galleryId(7, 1)}`,
    persona: 'newcomer',
    way: 'get the book, pay from credit',
    prepare: ({ page }) => openDialog(page),
  },
  {
    name: 'end of the subscription',
    path: '/pdp/1001',
    persona: 'collector',
    faults: { '/api/stream/playlist/*': { status: 403, body: { code: 'not-owned', message: '' } } },
    expectedProblems: spoiledAnswers,
    way: 'play what a subscription had lent',
    prepare: async ({ page }) => {
      await new ProductPage(page).play.click();
      await expect(page.getByRole('dialog', { name: subscription.ended })).toBeVisible();
    },
  },
  {
    name: 'sign-in by a partner, already logged in',
    path: '/?clientId=9&token=partner-ok-zarebin',
    persona: 'collector',
    prepare: async ({ page }) => {
      await expect(page.getByRole('dialog', { name: partner.title })).toBeVisible();
    },
  },
];
