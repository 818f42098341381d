import { catalogue } from '../../../fixtures/catalog/catalogue';
import type { Mock } from '../../../mock-api/core/mock';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

/** A book of the collector's library. */
const book = catalogue.find(({ audioBookId }) => audioBookId === 1001);
const [first, second] = book?.chapters ?? [];
if (!book || !first || !second) throw new Error('The catalogue has no book 1001 with two chapters');

test.use({ persona: 'collector' });

/** The path of the stream that was requested last. */
async function lastStreamIn(mock: Mock): Promise<string | undefined> {
  const paths = (await mock.journal.entries()).map(({ path }) => path);
  return paths.findLast((path) => path.endsWith('/index.m3u8'));
}

test('An owner listens to the chapters of a book one after the other', async ({
  page,
  mock,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  /** The title and the stream must be of the same chapter. */
  const expectPlaying = async ({ title, chapterId }: typeof first) => {
    await expect(fullPlayer.title).toHaveText(title);
    const stream = `/hls/${book.audioBookId}/${chapterId}/index.m3u8`;
    await expect.poll(() => lastStreamIn(mock)).toBe(stream);
    await expect(page).toBePlaying();
  };
  await expectPlaying(first);
  await expect(fullPlayer.previous).toBeDisabled();
  await fullPlayer.next.click();
  await expectPlaying(second);
  await fullPlayer.previous.click();
  await expectPlaying(first);
});

test('An owner seeks far ahead and listens on from there', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();
  await fullPlayer.seekTo(0.9);
  // The bar shows the picked position before the media reaches it, so read the media itself.
  const playedTo = async () => Math.max(...(await readMedia(page)).playing);
  await expect.poll(playedTo).toBeGreaterThan(first.duration * 0.8);
  expect(await fullPlayer.seconds()).toBeGreaterThan(first.duration * 0.8);
  await expect(page).toBePlaying();
});

test('An owner finds the book paused after a reload, and resumes where it was', async ({
  page,
  gotoProduct,
  gotoShop,
  smallPlayer,
  fullPlayer,
}) => {
  const productPage = await gotoProduct(book.audioBookId);
  await productPage.play.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();
  await fullPlayer.forward.click();
  await fullPlayer.forward.click();
  await expect.poll(() => fullPlayer.seconds()).toBeGreaterThan(60);
  await expect(page).toBePlaying();
  await fullPlayer.pause.click();
  const position = await fullPlayer.seconds();

  const shopPage = await gotoShop();
  await expect(smallPlayer.region).toBeVisible();
  await expect(page).not.toBePlaying();
  await expect(shopPage.continueListening).toContainText(book.title);
  await smallPlayer.expand.click();
  await expect.poll(() => fullPlayer.seconds()).toBeGreaterThan(position - 6);
  await fullPlayer.play.click();
  await expect(page).toBePlaying();
  // The bar shows the stored position until the media has reached it, so read the media itself.
  const { playing } = await readMedia(page);
  expect(playing).toEqual([expect.any(Number)]);
  expect(playing[0]).toBeGreaterThan(position - 6);
  expect(await fullPlayer.seconds()).toBeGreaterThan(position - 6);
});
