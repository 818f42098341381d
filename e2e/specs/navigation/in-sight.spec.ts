import type { Page } from '@playwright/test';

import { personaNamed } from '../../../fixtures/users/personas';
import { clp } from '../../../src/shared/i18n/fa/clp';
import { library } from '../../../src/shared/i18n/fa/library';
import { product } from '../../../src/shared/i18n/fa/product';
import { profile } from '../../../src/shared/i18n/fa/profile';
import { offers } from '../../../src/shared/i18n/fa/purchase';
import { shop } from '../../../src/shared/i18n/fa/shop';
import { shopLater } from '../../../src/shared/i18n/fa/shop-later';
import { subscription } from '../../../src/shared/i18n/fa/subscription';
import { deepUnless } from '../../deep';
import { firstAddresses, inEveryRun } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';
import { settled } from '../../settled';

import { abreastIn } from './abreast';
import { resize } from './controls';
import { expectAlike, notWithLargeText, sizes } from './inventory';
import { watchTexts } from './long-texts';
import { oddIn } from './shape';

/** The first of the ranked titles. */
const ranked = 'فال حافظ برای شب یلدا';
const onShop = [
  // A sidebar has the search, and its page the account.
  `a ${shop.search} — not at 1024 x 768, 1280 x 800, 1440 x 900`,
  `a ${profile.yourAccount} — not at 320 x 640, 390 x 844, 844 x 390, 640 x 900, 768 x 1024`,
  // Wide windows have the ranked titles in a table, without samples and notes.
  `a ${ranked} — not at 1024`,
  `a ۱${ranked}`,
  `button ${shopLater.playSampleOf(ranked)} — not at 1024`,
  'سه هفته پیاپی در صدر — not at 1024',
  'مریم نیکو — not at 320',
  `${product.withVoiceOf} مریم نیکو — not at 1024`,
  // A phone has no room above the title of a banner.
  'پیشنهاد این هفته — not at 320 x 640, 390 x 844',
  // The cloth of a cover that has not come yet.
  'ر — not at',
];
/** A row leaves out narrators for whom its line has no room. */
const withoutNarrators = [product.withVoiceOf, 'مریم نیکو'].map(notWithLargeText);
/** Where the price stands beside the button it needs no sentence, and large text leaves it no room. */
const without = (words: string) =>
  [`${words} — not at 844 x 390, 1024 x 768`].concat(notWithLargeText(words));
/** What windows of different sizes show apart on purpose, by page. */
const apart: Readonly<Record<string, readonly string[]>> = {
  '/': onShop,
  // Who is signed in goes on to the storefront.
  '/auth': onShop,
  '/catalog': withoutNarrators,
  '/catalog/genre/poetry': withoutNarrators,
  // A narrow row leaves out the narrators, then the rate, and the word on its button.
  '/archive': [product.withVoiceOf, 'گلنار خوش‌آوا', '۴٫۶ — not at 320 x 640', library.unarchive],
  // A phone has the order behind an icon alone.
  '/library': [`تازه‌ترین‌ها — not at 320 x 640, 390 x 844, 844 x 390, 640 x 900, 768 x 1024`],
  '/pdp/1001': without(offers.signIn),
  '/pdp/9034': without(offers.buyOrSubscription),
  // A low pop-up has prices in one line, without labels.
  'pop-up': ['قیمت — not at 844 x 390'],
};

const chapter = (audioBookId: number) => ({
  chapterId: 1,
  duration: 600,
  durationPlayed: 100,
  isPlaying: false,
  title: 'Chapter 1',
  index: 0,
  audioBookId,
});
const reader = personaNamed('collector');
/** On the first page of the library. */
const begun = reader.library.filter((id) => !reader.archived.includes(id)).slice(-4);

// Each test lays its pages out in eight windows, which takes a busy machine long.
test.setTimeout(360_000);
test.use({ persona: 'collector' });

test.beforeEach(async ({ context }) => {
  const chapters = JSON.stringify(Object.fromEntries(begun.map((id) => [id, [chapter(id)]])));
  await context.addInitScript((raw) => {
    if (window.origin !== 'null') localStorage.setItem('CHAPTERS_IN_LOCAL', raw);
  }, chapters);
});

for (const { path } of firstAddresses) {
  const title = `A user sees every control of ${path} at every size`;
  test(title + deepUnless(inEveryRun.includes(path)), async ({ page, pageHeading }) => {
    const requestsEnded = watchRequests(page);
    const texts = watchTexts(page);
    await page.goto(path);
    await expect(pageHeading).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // What the page loads by itself is there, too.
    await requestsEnded();
    await expectAlike(page.locator('body'), {
      ready: requestsEnded,
      apart: apart[path],
      path,
      texts,
    });
  });
}

test('A user finds the filters of a listing at every width, in one place', async ({
  page,
  gotoListing,
}) => {
  const { filters, rows } = await gotoListing('?q=سعدی');
  const column = page.getByRole('navigation', { name: clp.filters });
  await expect(rows.first()).toBeVisible();
  const abreast: string[] = [];
  for (const width of [...sizes.map((size) => size.width), 899, 900]) {
    await test.step(`at ${width}`, async () => {
      await resize(page, { width, height: 800 });
      await expect(filters.or(column)).toHaveCount(1);
      await expect.poll(() => oddIn(page.locator('body'))).toEqual([]);
      abreast.push((await abreastIn(page.locator('main')))[clp.books] ?? 'none');
    });
  }
  // From 900 px on the column takes a part of the width.
  expect(abreast).toEqual(['1', '1', '2', '1', '2', '1', '2', '2', '2', '1']);
});

test('A reader sees as many begun books as stand abreast, at both sides of each limit', async ({
  page,
  gotoLibrary,
}) => {
  await gotoLibrary();
  const list = page.getByRole('list', { name: library.continued });
  await expect(list).toBeVisible();
  const shown = list.getByRole('listitem').filter({ visible: true });
  for (const [width, count] of [
    ...([
      [390, 1],
      [719, 1],
      [720, 2],
      [1199, 2],
      [1200, 3],
      [1279, 3],
      [1440, 3],
    ] as const),
  ]) {
    await resize(page, { width, height: 800 });
    await expect(shown).toHaveCount(count);
    const columns = await list.evaluate((each) => getComputedStyle(each).gridTemplateColumns);
    expect(columns.split(' ')).toHaveLength(count);
  }
});

test.describe('A page in another state', () => {
  const expectAllAlike = async (
    page: Page,
    paths: readonly string[],
    { lacksContent = true, meant = [] }: { lacksContent?: boolean; meant?: readonly string[] } = {},
  ) => {
    const requestsEnded = watchRequests(page);
    const texts = watchTexts(page);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await settled(page);
        await requestsEnded();
        await expectAlike(page.locator('body'), {
          ready: requestsEnded,
          apart: apart[path],
          path,
          meant,
          lacksContent,
          ...(lacksContent ? {} : { texts }),
        });
      });
    }
  };

  test('shows a reader the same at every size @deep', async ({ page }) => {
    const ofReader = [
      '/artist/1',
      '/publisher/601',
      '/about-book/1001',
      '/landing/poetry',
      '/catalog/genre/poetry',
      '/app-checkout/book-1001',
      '/pdp/9034',
    ];
    await expectAllAlike(page, ofReader, { lacksContent: false });
  });

  test.describe('without a user @deep', () => {
    test.use({ persona: undefined });

    test('shows the same at every size', async ({ page }) => {
      await expectAllAlike(page, ['/library', '/wishlist', '/profile', '/pdp/1001', '/credit']);
    });
  });

  test.describe('with a subscription @deep', () => {
    test.use({ persona: 'subscriber' });

    test('shows the same at every size', async ({ page }) => {
      // A number stands above its unit.
      const meant = [subscription.daysLeft, subscription.quotaLeft, subscription.intervalQuotaLeft];
      await expectAllAlike(page, ['/subscription', '/profile'], { meant });
    });
  });

  test.describe('without books @deep', () => {
    test.use({ persona: 'newcomer' });

    test('shows the same at every size', async ({ page }) => {
      await expectAllAlike(page, ['/library', '/wishlist', '/archive', '/credit']);
    });
  });

  test.describe('without the server @deep', () => {
    test.use({ expectedProblems: /status of 503/ });

    test('shows the same at every size', async ({ page }) => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
      await expectAllAlike(page, ['/library', '/pdp/1001', '/credit', '/catalog']);
    });
  });
});

test.describe('A buyer', () => {
  test.use({ persona: 'spender' });

  test('sees every button of the pop-up at every size', async ({
    page,
    gotoProduct,
    productPage,
    purchasePopup,
  }) => {
    const ready = watchRequests(page);
    await gotoProduct(9034);
    await productPage.get.click();
    await expect(purchasePopup.buttons).toHaveCount(2);
    await expectAlike(purchasePopup.dialog, { ready, apart: apart['pop-up'] });
  });
});
