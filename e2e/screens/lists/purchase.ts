import { galleryId } from '../../../fixtures/library-states/gallery';
import { failures } from '../../../mock-api/messages';
import { expect } from '../../fixtures/test';
import { faultLines, type Screen, type Stage } from '../screen';

/** Opens the pop-up of the book whose page is open. */
async function openPopup({ productPage, purchasePopup }: Stage): Promise<void> {
  await productPage.get.click();
  await expect(purchasePopup.mainButton).toBeVisible();
}

async function openMarketsDialog(stage: Stage): Promise<void> {
  await openPopup(stage);
  await stage.purchasePopup.mainButton.click();
  await expect(stage.marketsDialog.dialog).toBeVisible();
}

/** The pop-up of a book of the gallery, by its two states: docs/behaviour.md#purchase-buttons */
function popupOf(name: string, ...numbers: Parameters<typeof galleryId>): Screen {
  return {
    name: `pop-up, ${name}`,
    path: `/pdp/${galleryId(...numbers)}`,
    persona: 'spender',
    way: 'get the book',
    prepare: openPopup,
  };
}

/** Overlays: the purchase pop-up and the dialogs. */
export const purchaseScreens: readonly Screen[] = [
  {
    name: 'pop-up, logged out',
    path: '/pdp/1001',
    way: 'get the book',
    prepare: openPopup,
  },
  popupOf('not for sale, with a subscription to buy', 0, 3),
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
    prepare: openPopup,
  },
  {
    name: 'pop-up, got',
    path: `/pdp/${galleryId(2, 3)}`,
    persona: 'spender',
    way: 'get the book, and get it for free',
    prepare: async (stage) => {
      await openPopup(stage);
      await stage.purchasePopup.mainButton.click();
      await expect(stage.purchasePopup.owned).toBeVisible();
    },
  },
  {
    name: 'pop-up, terms loading',
    path: '/pdp/1001',
    persona: 'spender',
    faults: { '/api/library/state/*': 'hang' },
    way: 'get the book',
    isWaiting: true,
    prepare: async ({ productPage, purchasePopup }) => {
      await productPage.get.click();
      await expect(purchasePopup.close).toBeVisible();
    },
  },
  {
    name: 'pop-up, terms not to be had',
    path: '/pdp/1001',
    persona: 'spender',
    faults: { '/api/library/state/*': 'serverError' },
    expectedProblems: faultLines,
    way: 'get the book',
    prepare: openPopup,
  },
  {
    name: 'pop-up, refused',
    path: `/pdp/${galleryId(2, 3)}`,
    persona: 'spender',
    faults: { '/api/orders/**': 'serverError' },
    expectedProblems: faultLines,
    way: 'get the book, get it for free, close the notification',
    prepare: async (stage) => {
      await openPopup(stage);
      await stage.purchasePopup.mainButton.click();
      // The same text is beside the buttons as soon as the notification has gone.
      await stage.notifications.alert(failures.fault[1]).getByRole('button').click();
      await expect(stage.purchasePopup.failure(failures.fault[1])).toBeVisible();
    },
  },
  {
    name: 'credit dialog, before credit is spent',
    path: `/pdp/${galleryId(6, 1)}`,
    persona: 'spender',
    way: 'get the book, pay from credit',
    prepare: openMarketsDialog,
  },
  {
    name: 'credit dialog, too little credit',
    path: `/pdp/${galleryId(7, 1)}`,
    persona: 'newcomer',
    way: 'get the book, pay from credit',
    prepare: openMarketsDialog,
  },
  {
    name: 'end of the subscription',
    path: '/pdp/1001',
    persona: 'collector',
    faults: { '/api/stream/playlist/*': { status: 403, body: { code: 'not-owned', message: '' } } },
    expectedProblems: faultLines,
    way: 'play what a subscription had lent',
    prepare: async ({ productPage, subscriptionEndedDialog }) => {
      await productPage.play.click();
      await expect(subscriptionEndedDialog.dialog).toBeVisible();
    },
  },
  {
    name: 'sign-in by a partner, already logged in',
    path: '/?clientId=9&token=partner-ok-zarebin',
    persona: 'collector',
    prepare: ({ accountSwitchDialog }) => expect(accountSwitchDialog.dialog).toBeVisible(),
  },
];
