import { expect } from '../../../fixtures/test';
import { galleryId } from '../../../../fixtures/library-states/gallery';
import { playInFullPlayer } from '../../../screens/play';
import type { Screen } from '../../../screens/screen';
import { feedback } from '../../../../src/shared/i18n/fa/feedback';
import { install } from '../../../../src/shared/i18n/fa/install';
import { shop } from '../../../../src/shared/i18n/fa/shop';

/** The name under which the session says that its listener does not save data. */
export const SPENDS_DATA = 'look-spends-data';

/** Pages and sheets that are no screens of the gallery. */
export const more = {
  install: {
    name: 'library, the offer to install the app',
    path: `/pdp/${galleryId(2, 1)}`,
    persona: 'spender',
    prepare: async ({ page, productPage, purchasePopup, bottomBar }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
      await productPage.get.click();
      await purchasePopup.mainButton.click();
      await expect(purchasePopup.owned).toBeVisible();
      await purchasePopup.close.click();
      await bottomBar.library.click();
      await expect(page.getByRole('region', { name: install.label })).toBeVisible();
    },
  },
  display: {
    name: 'profile, display',
    path: '/profile',
    persona: 'collector',
    prepare: async ({ page, profilePage }) => {
      await profilePage.display.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  chat: {
    name: 'profile, support chat',
    path: '/profile',
    persona: 'collector',
    prepare: async ({ supportChat }) => {
      await supportChat.open.click();
      await expect(supportChat.field).toBeVisible();
    },
  },
  arrange: {
    name: 'library, order',
    path: '/library',
    persona: 'collector',
    prepare: async ({ libraryPage }) => {
      await libraryPage.sort.click();
      await expect(libraryPage.dialog).toBeVisible();
    },
  },
  jumped: {
    name: 'full player, after a far jump',
    path: '/pdp/1010',
    persona: 'collector',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await stage.fullPlayer.seekTo(0.5);
      await expect(stage.fullPlayer.backTo).toBeVisible();
    },
  },
  feedback: { name: 'feedback', path: '/feedback', persona: 'collector' },
  feedbackRefused: {
    name: 'feedback, not to be sent',
    path: '/feedback',
    persona: 'collector',
    prepare: async ({ addFaults, page }) => {
      await addFaults({ '/api/feedback': 'serverError' });
      await page.getByRole('textbox', { name: feedback.text }).fill('صدا عالی است');
      await page.getByRole('button', { name: feedback.submit }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(/./);
    },
  },
  license: {
    name: 'about, the text of a license',
    path: '/about',
    prepare: async ({ page }) => {
      await page.locator('summary').first().click();
      await expect(page.locator('pre').first()).toBeVisible();
    },
  },
  move: {
    name: 'wishlist, a shelf to move to',
    path: '/wishlist',
    persona: 'collector',
    prepare: async ({ wishlistPage }) => {
      await wishlistPage.select.click();
      await wishlistPage.checkboxes.first().check();
      await wishlistPage.move.click();
      await expect(wishlistPage.dialog).toBeVisible();
    },
  },
  banner: {
    name: 'storefront with a banner',
    path: '/',
    faults: {
      '/api/storefront': {
        status: 200,
        body: {
          sections: [
            {
              ...{ id: 'banner', kind: 'banner', title: '' },
              items: [1001, 1010].map((audioBookId) => ({
                ...{ audioBookId, kicker: 'پیشنهاد هفته', title: 'دیوان', subtitle: 'غزل‌ها' },
              })),
            },
          ],
        },
      },
    },
    prepare: ({ page }) =>
      expect(page.getByRole('region', { name: shop.bannerLabel })).toBeVisible(),
  },
  author: { name: 'author', path: '/artist/1' },
  narrator: { name: 'narrator', path: '/artist/501' },
  publisher: { name: 'publisher', path: '/publisher/601' },
  aboutBook: { name: 'about a book', path: '/about-book/1001' },
  landing: { name: 'landing', path: '/landing/yalda' },
  unknownLanding: { name: 'landing that does not exist', path: '/landing/poetry' },
  series: { name: 'book of a series', path: '/pdp/1080' },
  moment: { name: 'book, link of a moment', path: '/pdp/1001?ch=3&t=754' },
  ownComment: {
    name: 'comments of a listener',
    path: '/pdp/comment/1001/divan',
    persona: 'newcomer',
    prepare: async ({ commentsPage }) => {
      const { items, text, send } = commentsPage;
      await commentsPage.actionsOf(items.first()).like.click();
      await text.fill('شنیدنی بود.');
      await send.click();
      await expect(items.first()).toContainText('شنیدنی بود.');
      await commentsPage.actionsOf(items.first()).edit.click();
    },
  },
  chosenSuggestion: {
    name: 'search, a suggestion is chosen by key',
    path: '/clp',
    prepare: async ({ listingPage }) => {
      await listingPage.searchField.fill('شاهنامه');
      await expect(listingPage.suggestions.first()).toBeVisible();
      await listingPage.searchField.press('ArrowDown');
      await expect(listingPage.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  rows: {
    name: 'library, as a list',
    path: '/library',
    persona: 'collector',
    prepare: async ({ libraryPage }) => libraryPage.asList.click(),
  },
  tinted: {
    name: 'book, for a listener who does not save data',
    path: '/pdp/1001',
    prepare: async ({ page }) => {
      await page.evaluate((key) => sessionStorage.setItem(key, 'yes'), SPENDS_DATA);
      await page.goto('/pdp/1001');
    },
  },
  likeRefused: {
    name: 'comments, a like is refused',
    path: '/pdp/comment/1001/divan',
    persona: 'newcomer',
    prepare: async ({ addFaults, commentsPage, notifications }) => {
      await addFaults({ '/api/**/like': 'serverError' });
      await commentsPage.actionsOf(commentsPage.items.first()).like.click();
      await expect(notifications.alert('')).toBeVisible();
    },
  },
  buying: {
    name: 'pop-up, buying',
    path: `/pdp/${galleryId(2, 3)}`,
    persona: 'spender',
    isWaiting: true,
    prepare: async ({ productPage, purchasePopup, addFaults }) => {
      await productPage.get.click();
      await expect(purchasePopup.mainButton).toBeVisible();
      await addFaults({ '/api/orders/**': 'hang' });
      await purchasePopup.mainButton.click();
      await expect(purchasePopup.dialog.locator('[aria-busy="true"]')).toBeVisible();
    },
  },
  steps: {
    name: 'storefront, titles of other lengths',
    path: '/',
    prepare: ({ page }) =>
      page.locator('[data-step]').evaluateAll((headings) => {
        for (const [index, heading] of headings.entries())
          heading.setAttribute('data-step', ['28', '40', '56'][index % 3] ?? '28');
      }),
  },
  subscriber: { name: 'storefront, with a subscription', path: '/', persona: 'subscriber' },
  refusedText: { name: 'text of another server', path: '/webview-page?url=https://evil.test/' },
  text: { name: 'text of the server', path: '/webview-page?url=/content/pages/terms' },
} satisfies Record<string, Screen>;
