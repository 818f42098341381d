import { catalogue } from '../../../fixtures/catalog/catalogue';
import { clp } from '../../../src/shared/i18n/fa/clp';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

/** A book of the collector's library. */
const book = catalogue.find(({ audioBookId }) => audioBookId === 1001);
const [first, second, third] = book?.chapters ?? [];
if (!book || !first || !second || !third) throw new Error('Book 1001 has no three chapters');

test.use({ persona: 'collector', viewport: { width: 1280, height: 640 } });

const volumesOf = async (page: Parameters<typeof readMedia>[0]) => (await readMedia(page)).volumes;

test('An owner plays, seeks and changes the chapter in the bottom player', async ({
  page,
  gotoProduct,
  smallPlayer,
  chapterList,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await expect(smallPlayer.region).toContainText(first.title);

  const bar = await smallPlayer.position.locator('../..').boundingBox();
  if (!bar) throw new Error('The progress bar is not visible');
  expect(bar.width).toBeLessThanOrEqual(600);
  await page.mouse.click(bar.x + bar.width * 0.75, bar.y + bar.height / 2);
  await expect
    .poll(async () => (await readMedia(page)).playing[0])
    .toBeGreaterThan(first.duration * 0.7);
  await expect(page).toBePlaying();

  await smallPlayer.chapters.click();
  await expect(chapterList.dialog).toBeVisible();
  await expect(chapterList.current).toContainText(first.title);
  await chapterList.chapter(third.title).click();
  await expect(chapterList.dialog).toBeHidden();
  await expect(smallPlayer.region).toContainText(third.title);
  await expect(page).toBePlaying();
});

test('An owner sets the volume, mutes by the key M, and finds both after a reload', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await expect(page).toBePlaying();
  expect(await volumesOf(page)).toEqual([1]);
  await smallPlayer.volume.focus();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => volumesOf(page)).toEqual([expect.closeTo(0.4)]);
  await smallPlayer.volume.blur();
  await page.keyboard.press('m');
  await expect(smallPlayer.unmute).toBeVisible();
  await expect.poll(() => volumesOf(page)).toEqual([0]);

  await page.reload();
  await expect(smallPlayer.unmute).toBeVisible();
  await smallPlayer.play.click();
  await expect(page).toBePlaying();
  expect(await volumesOf(page)).toEqual([0]);
  await smallPlayer.unmute.click();
  await expect.poll(() => volumesOf(page)).toEqual([expect.closeTo(0.4)]);
});

test('An owner opens the full player over the whole window, and plays a chapter of its list', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
  chapterList,
  sidebar,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await expect(fullPlayer.title).toHaveText(first.title);
  // Polled, because the player opens with a motion.
  await expect
    .poll(() => fullPlayer.region.boundingBox())
    .toEqual({ x: 0, y: 0, width: 1280, height: 640 });
  await expect(sidebar.region).toBeHidden();

  await chapterList.chapter(second.title).click();
  await expect(fullPlayer.title).toHaveText(second.title);
  await expect(chapterList.current).toContainText(second.title);
  await expect(page).toBePlaying();
  await expect(page).toBeAccessible();

  const { shrink, info, comments, share, close } = fullPlayer;
  const { previous, back, pause, forward, next, position } = fullPlayer;
  for (const control of [
    shrink,
    info,
    comments,
    share,
    close,
    previous,
    back,
    pause,
    forward,
    next,
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  await expect(position).toBeAttached();

  await page.keyboard.press('Escape');
  await expect(smallPlayer.region).toBeVisible();
  await expect(page).toBePlaying();
});

for (const path of ['/', '/library', '/clp?contentType=0', '/pdp/1001', '/profile']) {
  test(`A user finds nothing of ${path} behind the bottom player${deepUnless(path === '/library')}`, async ({
    page,
    gotoProduct,
    smallPlayer,
  }) => {
    const productPage = await gotoProduct(book.audioBookId);
    await productPage.play.click();
    await expect(page).toBePlaying();
    await page.goto(path);
    await expect(smallPlayer.region).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // The last control of the page scrolls into view above the player.
    const last = page.getByRole('main').locator('a[href], button').filter({ visible: true }).last();
    await expect(async () => {
      await last.focus();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [control, bar] = [await last.boundingBox(), await smallPlayer.region.boundingBox()];
      if (!control || !bar) throw new Error('The page or its player is not visible');
      expect(bar.y + bar.height).toBe(640);
      expect(bar.height).toBe(84);
      expect(control.y + control.height).toBeLessThanOrEqual(bar.y);
    }).toPass();
  });
}

test('A user scrolls to the last filter, which ends above the bottom player', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await page.goto('/clp?contentType=0');
  await expect(smallPlayer.region).toBeVisible();
  const column = page.getByRole('navigation', { name: clp.filters });
  const lastFilter = column.getByRole('link').last();
  await expect(async () => {
    // The column scrolls to its end while the page stays where it is.
    await column.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const [link, bar] = [await lastFilter.boundingBox(), await smallPlayer.region.boundingBox()];
    if (!link || !bar) throw new Error('The filter or the player is not visible');
    expect(link.y + link.height).toBeLessThanOrEqual(bar.y);
  }).toPass();
});
