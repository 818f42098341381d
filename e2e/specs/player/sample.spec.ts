import { catalogue } from '../../../fixtures/catalog/catalogue';
import { heroes } from '../../../fixtures/catalog/storefront-sections';
import { player } from '../../../src/shared/i18n/fa/player';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

const [hero] = heroes;
const book = catalogue.find(({ audioBookId }) => audioBookId === hero?.audioBookId);
if (!book) throw new Error('The storefront features no title');
/** Its title is shorter than the times with the word beside them, so it does not make the room for both. */
const SHORT_TITLE_ID = 1002;

test('A user plays a sample from the shop, and it plays on while the page changes', async ({
  page,
  gotoShop,
  productPage,
  smallPlayer,
  bottomBar,
}) => {
  const shopPage = await gotoShop();
  await shopPage.book(book.title).click();
  await expect(productPage.heading).toHaveText(book.title);
  await expect(page).toHaveURL(`/pdp/${book.audioBookId}`);

  await productPage.playSample.click();
  await expect(page).toBePlaying();
  await expect(smallPlayer.region).toBeVisible();
  await expect(productPage.pauseSample).toBeVisible();

  await bottomBar.search.click();
  await expect(page).toHaveURL(/\/clp$/);
  await expect(smallPlayer.region).toBeVisible();
  await expect(page).toBePlaying();
});

test('A user expands the small player, and shrinks it with the back key or its button', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
  bottomBar,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.playSample.click();
  await smallPlayer.expand.click();
  await expect(fullPlayer.region).toBeVisible();
  await expect(smallPlayer.region).toBeHidden();
  await expect(fullPlayer.title).toHaveText(book.title);

  await page.goBack();
  await expect(smallPlayer.region).toBeVisible();
  await expect(fullPlayer.region).toBeHidden();
  await expect(page).toBePlaying();

  await smallPlayer.expand.click();
  await expect(bottomBar.region).toBeHidden();
  await fullPlayer.shrink.click();
  await expect(fullPlayer.region).toBeHidden();
  await expect(page).toBePlaying();
});

test('A user plays, pauses and seeks in the full player', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.playSample.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();

  await fullPlayer.pause.click();
  await expect(fullPlayer.play).toBeVisible();
  await expect(page).not.toBePlaying();
  // The bar shows a picked position before the media reaches it, so read both.
  const positions = async () => [
    await fullPlayer.seconds(),
    ...(await readMedia(page)).positions.map(Math.round),
  ];
  const before = await fullPlayer.seconds();
  const near = (second: number) => expect.closeTo(second, -1);
  await fullPlayer.forward.click();
  await expect.poll(positions).toEqual([near(before + 30), near(before + 30)]);
  await fullPlayer.back.click();
  await expect.poll(positions).toEqual([near(before + 20), near(before + 20)]);

  await fullPlayer.play.click();
  await expect(page).toBePlaying();
  const [, playedTo = 0] = await positions();
  expect(playedTo).toBeGreaterThan(before + 18);
  await fullPlayer.position.focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => Math.max(...(await positions()))).toBeLessThan(10);
  await expect(page).toBePlaying();
});

test('A user reads that a sample plays, and stops the sound by closing the player', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const productPage = await gotoProduct(SHORT_TITLE_ID);
  await productPage.playSample.click();
  await expect(page).toBePlaying();
  await expect(smallPlayer.region.getByText(player.sample, { exact: true })).toBeInViewport();
  await smallPlayer.close.click();
  await expect(smallPlayer.region).toBeHidden();
  await expect(page).not.toBePlaying();
  await expect(productPage.playSample).toBeVisible();
});
