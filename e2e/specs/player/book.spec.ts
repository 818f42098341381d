import { catalogue } from '../../../fixtures/catalog/catalogue';
import { FullPlayer } from '../../components/full-player';
import { SmallPlayer } from '../../components/small-player';
import { expect, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';
import { ShopPage } from '../../pages/shop-page';

/** In the collector's library. */
const book = catalogue.find(({ audioBookId }) => audioBookId === 1001);
const [first, second] = book?.chapters ?? [];
if (!book || !first || !second) throw new Error('The catalogue has no book 1001 with two chapters');

test.use({ persona: 'collector' });

test('an owned book plays whole, chapter after chapter', async ({ page }) => {
  const full = new FullPlayer(page);
  await page.goto(`/pdp/${book.audioBookId}`);
  await new ProductPage(page).play.click();
  await expect(page).toBePlaying();
  await new SmallPlayer(page).expand.click();
  await expect(full.title).toHaveText(first.title);
  await expect(full.previous).toBeDisabled();

  await full.next.click();
  await expect(full.title).toHaveText(second.title);
  await expect(page).toBePlaying();
  await full.previous.click();
  await expect(full.title).toHaveText(first.title);
  await expect(page).toBePlaying();
});

test('a far seek plays on from there', async ({ page }) => {
  const full = new FullPlayer(page);
  await page.goto(`/pdp/${book.audioBookId}`);
  await new ProductPage(page).play.click();
  await new SmallPlayer(page).expand.click();
  await expect(page).toBePlaying();
  const box = await full.position.locator('..').locator('..').boundingBox();
  if (!box) throw new Error('The progress bar is not to be seen');
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
  await expect.poll(() => full.seconds()).toBeGreaterThan(first.duration * 0.8);
  await expect(page).toBePlaying();
});

test('what was heard is there again after a reload, silent, and goes on from there', async ({
  page,
}) => {
  const full = new FullPlayer(page);
  const small = new SmallPlayer(page);
  await page.goto(`/pdp/${book.audioBookId}`);
  await new ProductPage(page).play.click();
  await small.expand.click();
  await expect(page).toBePlaying();
  await full.forward.click();
  await full.forward.click();
  await expect.poll(() => full.seconds()).toBeGreaterThan(60);
  await expect(page).toBePlaying();
  await full.pause.click();
  const heard = await full.seconds();

  await page.goto('/');
  await expect(small.region).toBeVisible();
  await expect(page).not.toBePlaying();
  await expect(new ShopPage(page).continued).toContainText(book.title);
  await small.expand.click();
  await expect.poll(() => full.seconds()).toBeGreaterThan(heard - 6);
  await full.play.click();
  await expect(page).toBePlaying();
  expect(await full.seconds()).toBeGreaterThan(heard - 6);
});
