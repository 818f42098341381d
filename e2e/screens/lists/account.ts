import { credit } from '../../../src/shared/i18n/fa/credit';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { wishlist } from '../../../src/shared/i18n/fa/wishlist';
import { expect } from '../../fixtures/test';
import { listenAMinute, playInFullPlayer } from '../play';
import { faultLines, type Screen } from '../screen';

/** A sheet or question that a button of the profile page opens. */
function fromProfile(name: string, button: string): Screen {
  return {
    name: `profile, ${name}`,
    path: '/profile',
    persona: 'collector',
    way: `press '${button}'`,
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  };
}

/** The user's own pages: library, archive, profile, credit, subscription. */
export const accountScreens: readonly Screen[] = [
  { name: 'library', path: '/library', persona: 'collector' },
  { name: 'library, nothing yet', path: '/library', persona: 'newcomer' },
  {
    name: 'library, what has been begun',
    path: '/pdp/1001',
    persona: 'collector',
    way: 'play the book for a while, go to the library',
    prepare: async (stage) => {
      await playInFullPlayer(stage);
      await listenAMinute(stage);
      await stage.page.goto('/library');
      await expect(stage.libraryPage.continued.first()).toBeVisible();
    },
  },
  { name: 'library, nothing begun', path: '/library?filter=inProgress', persona: 'newcomer' },
  { name: 'library, logged out', path: '/library' },
  {
    name: 'library, loading',
    path: '/library',
    persona: 'collector',
    faults: { '/api/library': 'hang' },
    isWaiting: true,
  },
  {
    name: 'library, server error',
    path: '/library',
    persona: 'collector',
    faults: { '/api/library': 'serverError' },
    expectedProblems: faultLines,
  },
  {
    name: 'library, no connection',
    path: '/library',
    persona: 'collector',
    faults: { '/api/library': 'connectionLost' },
    expectedProblems: faultLines,
  },
  { name: 'archive', path: '/archive', persona: 'collector' },
  { name: 'archive, empty', path: '/archive', persona: 'newcomer' },
  { name: 'archive, logged out', path: '/archive' },

  { name: 'wishlist', path: '/wishlist', persona: 'collector' },
  { name: 'wishlist, a shelf', path: '/wishlist?category=1', persona: 'collector' },
  {
    name: 'wishlist, selecting',
    path: '/wishlist',
    persona: 'collector',
    way: `press '${wishlist.select}', choose two`,
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: wishlist.select, exact: true }).click();
      for (const index of [1, 2]) await page.getByRole('checkbox').nth(index).check();
    },
  },
  {
    name: 'wishlist, new shelf',
    path: '/wishlist#newShelf',
    persona: 'collector',
    prepare: async ({ page }) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'wishlist, taken off',
    path: '/wishlist',
    persona: 'collector',
    way: 'press a heart',
    prepare: async ({ wishlistPage }) => {
      await wishlistPage.hearts.first().click();
      await expect(wishlistPage.undo).toBeVisible();
      // The offer stays while it has the focus.
      await wishlistPage.undo.focus();
    },
  },
  { name: 'wishlist, empty', path: '/wishlist', persona: 'newcomer' },
  { name: 'wishlist, logged out', path: '/wishlist' },
  {
    name: 'wishlist, loading',
    path: '/wishlist',
    persona: 'collector',
    faults: { '/api/wishlist/items': 'hang' },
    isWaiting: true,
  },
  {
    name: 'wishlist, server error',
    path: '/wishlist',
    persona: 'collector',
    faults: { '/api/wishlist/items': 'serverError' },
    expectedProblems: faultLines,
  },

  { name: 'profile', path: '/profile', persona: 'collector' },
  { name: 'profile, logged out', path: '/profile' },
  {
    name: 'profile, loading',
    path: '/profile',
    persona: 'collector',
    faults: { '/api/account/*': 'hang' },
    isWaiting: true,
  },
  {
    name: 'profile, server error',
    path: '/profile',
    persona: 'collector',
    faults: { '/api/account/*': 'serverError' },
    expectedProblems: faultLines,
  },
  fromProfile('edit', profile.edit),
  fromProfile('new password', profile.changePassword),
  fromProfile('new email', profile.changeEmail),
  fromProfile('sign-out', profile.signOut),

  { name: 'credit', path: '/credit', persona: 'spender', isWhole: true },
  { name: 'credit, none', path: '/credit', persona: 'newcomer' },
  { name: 'credit, logged out', path: '/credit' },
  {
    name: 'credit, loading',
    path: '/credit',
    persona: 'spender',
    faults: { '/api/credit**': 'hang' },
    isWaiting: true,
  },
  {
    name: 'credit, server error',
    path: '/credit',
    persona: 'spender',
    faults: { '/api/credit': 'serverError', '/api/credit/packages': 'serverError' },
    expectedProblems: faultLines,
  },
  { name: 'credit code', path: '/credit-code', persona: 'newcomer' },
  {
    name: 'credit code, used',
    path: '/credit-code',
    persona: 'newcomer',
    expectedProblems: faultLines,
    way: 'redeem a used code',
    prepare: async ({ creditCodePage }) => {
      await creditCodePage.redeem('USED50');
      await expect(creditCodePage.text(credit.codeUsed)).toBeVisible();
    },
  },
  {
    name: 'credit code, redeemed',
    path: '/credit-code',
    persona: 'newcomer',
    way: 'redeem a code',
    prepare: async ({ creditCodePage }) => {
      await creditCodePage.redeem('SHENIDAR50');
      await expect(creditCodePage.text(credit.redeemed)).toBeVisible();
    },
  },
  { name: 'credit code, logged out', path: '/credit-code' },

  { name: 'subscription, running', path: '/subscription', persona: 'subscriber', isWhole: true },
  { name: 'subscription, none', path: '/subscription', persona: 'newcomer', isWhole: true },
  { name: 'subscription, logged out', path: '/subscription' },
  { name: 'plans', path: '/subscription/plans', persona: 'spender' },
  {
    name: 'subscription, loading',
    path: '/subscription',
    persona: 'subscriber',
    faults: { '/api/subscription/*': 'hang' },
    isWaiting: true,
  },
  {
    name: 'subscription, server error',
    path: '/subscription',
    persona: 'subscriber',
    faults: { '/api/subscription/*': 'serverError' },
    expectedProblems: faultLines,
  },
  { name: 'about, Hisstori', path: '/about', client: '17' },
];
