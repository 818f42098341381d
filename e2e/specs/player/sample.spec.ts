import { catalogue } from '../../../fixtures/catalog/catalogue';
import { banners } from '../../../fixtures/catalog/storefront';
import { BottomBar } from '../../components/bottom-bar';
import { FullPlayer } from '../../components/full-player';
import { SmallPlayer } from '../../components/small-player';
import { expect, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';
import { ShopPage } from '../../pages/shop-page';

const [banner] = banners;
const book = catalogue.find(({ audioBookId }) => audioBookId === banner?.audioBookId);
if (!banner || !book) throw new Error('The storefront has no first banner');

test('from the storefront to sound, and the sound stays', async ({ page }) => {
  const shop = new ShopPage(page);
  const product = new ProductPage(page);
  const small = new SmallPlayer(page);
  await page.goto('/');
  await shop.book(banner.title).click();
  await expect(product.heading(book.title)).toBeVisible();
  await expect(page).toHaveURL(/\/pdp\/\d+$/);

  await product.playSample.click();
  await expect(page).toBePlaying();
  await expect(small.region).toBeVisible();
  await expect(product.pauseSample).toBeVisible();

  await new BottomBar(page).search.click();
  await expect(page).toHaveURL(/\/clp$/);
  await expect(small.region).toBeVisible();
  await expect(page).toBePlaying();
});

test('the small player opens into the full one, and the back key shrinks it', async ({ page }) => {
  const product = new ProductPage(page);
  const small = new SmallPlayer(page);
  const full = new FullPlayer(page);
  await page.goto(`/pdp/${book.audioBookId}`);
  await product.playSample.click();
  await small.expand.click();
  await expect(full.region).toBeVisible();
  await expect(small.region).toBeHidden();
  await expect(full.title).toHaveText(book.title);

  await page.goBack();
  await expect(small.region).toBeVisible();
  await expect(full.region).toBeHidden();
  await expect(page).toBePlaying();

  await small.expand.click();
  await new BottomBar(page).store.click();
  await expect(full.region).toBeHidden();
  await expect(page).toBePlaying();
});

test('play, pause and seek do what they say', async ({ page }) => {
  const full = new FullPlayer(page);
  await page.goto(`/pdp/${book.audioBookId}`);
  await new ProductPage(page).playSample.click();
  await new SmallPlayer(page).expand.click();
  await expect(page).toBePlaying();

  await full.pause.click();
  await expect(full.play).toBeVisible();
  await expect(page).not.toBePlaying();
  const before = await full.seconds();
  await full.forward.click();
  await expect.poll(() => full.seconds()).toBeGreaterThanOrEqual(before + 29);
  await full.back.click();
  await expect.poll(() => full.seconds()).toBeLessThanOrEqual(before + 21);

  await full.play.click();
  await expect(page).toBePlaying();
  await full.position.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => full.seconds()).toBeLessThan(10);
  await expect(page).toBePlaying();
});

test('closing the player ends the sound', async ({ page }) => {
  const small = new SmallPlayer(page);
  await page.goto(`/pdp/${book.audioBookId}`);
  await new ProductPage(page).playSample.click();
  await expect(page).toBePlaying();
  await small.close.click();
  await expect(small.region).toBeHidden();
  await expect(page).not.toBePlaying();
  await expect(new ProductPage(page).playSample).toBeVisible();
});
