import type { Tab } from '../../fixtures/page-objects';
import { expect, test as base } from '../../fixtures/test';
import { holdRequests } from '../../hold-requests';
import { readMedia } from '../../media-watch';

/** The book plays in the page; another tab goes on with it, more than 50 s further, and is paused at `place`. */
const test = base.extend<{ ahead: { other: Tab; place: number } }>({
  ahead: async ({ page, gotoProduct, openTab, smallPlayer }, use) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await expect(page).toBePlaying();

    const other = await openTab(new URL('/', page.url()).href);
    await other.smallPlayer.play.click();
    await expect(other.page).toBePlaying();
    await expect(smallPlayer.play).toBeVisible();
    await expect(page).not.toBePlaying();

    await other.smallPlayer.expand.click();
    await other.fullPlayer.forward.click();
    await other.fullPlayer.forward.click();
    await other.fullPlayer.pause.click();
    const [place = 0] = (await readMedia(other.page)).positions;
    expect(place).toBeGreaterThan(50);
    await use({ other, place });
  },
});

test.use({ persona: 'collector' });

test('Of two tabs the newest plays, and the other does not overwrite its place', async ({
  page,
  ahead: { other, place },
}) => {
  // Closing the tab that was paused stores nothing.
  await page.close({ runBeforeUnload: true });
  await other.page.reload();
  await other.fullPlayer.play.click();
  await expect(other.page).toBePlaying();
  const [goesOn = 0] = (await readMedia(other.page)).playing;
  expect(goesOn).toBeGreaterThan(place - 6);
});

test('A paused tab goes on where another one has left the book', async ({
  page,
  smallPlayer,
  ahead: { place },
}) => {
  await smallPlayer.play.click();
  await expect(page).toBePlaying();
  const [goesOn = 0] = (await readMedia(page)).playing;
  expect(goesOn).toBeGreaterThan(place - 6);
});

test('A tab that is still loading does not undo what another one stores meanwhile', async ({
  page,
  context,
  gotoProduct,
  openTab,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await expect(fullPlayer.forward).toBeVisible();

  // The models come last, and with them the ear for other tabs; what is stored has been read before.
  const release = await holdRequests(context, '**/assets/pages-*.js');
  const other = await openTab(new URL('/', page.url()).href);
  await expect(other.smallPlayer.region).toBeVisible();
  await fullPlayer.forward.click();
  await fullPlayer.forward.click();
  // It stores nothing after this, from which the other tab could hear of it.
  await fullPlayer.pause.click();
  await expect.poll(() => page.evaluate(storedPlace, '1001')).toBeGreaterThan(50);
  release();

  await other.bottomBar.library.click();
  await other.libraryPage.play('لالایی واژه‌ها').click();
  await expect(other.page).toBePlaying();
  // The other tab stores all places with that of its own book.
  await expect.poll(() => page.evaluate(storedPlace, '1089')).toBeGreaterThan(0);
  expect(await page.evaluate(storedPlace, '1001')).toBeGreaterThan(50);
  await fullPlayer.play.click();
  await expect(page).toBePlaying();
  const [goesOn = 0] = (await readMedia(page)).playing;
  expect(goesOn).toBeGreaterThan(50);
});

/** Runs in the page: where the book was heard furthest in a chapter, in seconds. */
function storedPlace(book: string): number {
  const stored = JSON.parse(localStorage.getItem('CHAPTERS_IN_LOCAL') ?? '{}') as Record<
    string,
    readonly { readonly durationPlayed: number }[]
  >;
  return Math.max(0, ...(stored[book] ?? []).map(({ durationPlayed }) => durationPlayed));
}
