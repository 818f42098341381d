import { catalogue } from '../../../fixtures/catalog/catalogue';
import { keptBooks } from '../../../src/shared/i18n/fa/kept-books';
import { test } from '../../fixtures/deployment';
import { expect } from '../../fixtures/test';
import { readMedia } from '../../media-watch';
import { cachedPaths, keptBookIds, workerReady } from './device';

/** A short book of the collector's library. */
const book = catalogue.find(({ audioBookId }) => audioBookId === 1069);
const first = book?.chapters[0];
const last = book?.chapters.at(-1);
if (!book || !first || !last) throw new Error('The catalogue has no book 1069 with chapters');

test.use({ persona: 'collector' });

test(
  'A kept book plays to its end without the server, and goes with the session',
  { tag: '@deep' },
  async ({ page, context, gotoProduct, gotoProfile, smallPlayer, fullPlayer }) => {
    const productPage = await gotoProduct(book.audioBookId);
    const card = page.getByRole('region', { name: keptBooks.title });
    await workerReady(page);
    await card.getByRole('button', { name: keptBooks.whole }).click();
    await expect(card.getByRole('status')).toHaveText(keptBooks.keptWhole, { timeout: 90_000 });

    await productPage.play.click();
    await expect(page).toBePlaying();
    await smallPlayer.expand.click();
    await fullPlayer.forward.click();
    await fullPlayer.forward.click();
    await expect.poll(() => fullPlayer.seconds()).toBeGreaterThan(60);
    await fullPlayer.pause.click();
    const place = await fullPlayer.seconds();

    // The page had warmed up the stream of the server before the book was kept.
    await context.setOffline(true);
    await fullPlayer.seekTo(0.9);
    await fullPlayer.play.click();
    await expect(page).toBePlaying();
    await fullPlayer.seekTo(place / first.duration);
    await fullPlayer.pause.click();

    await page.goto('/library?filter=kept');
    const shelf = page.getByRole('main');
    await expect(shelf.getByRole('link', { name: book.title })).toBeVisible();
    await page.goto(`/pdp/${book.audioBookId}`);
    await productPage.play.click();
    await expect(page).toBePlaying();
    // The smart rewind begins a little earlier.
    const [position = 0] = (await readMedia(page)).playing;
    expect(Math.abs(position - place)).toBeLessThan(6);
    await smallPlayer.expand.click();
    for (const { title } of book.chapters.slice(1)) {
      await fullPlayer.next.click();
      await expect(fullPlayer.title).toHaveText(title);
      await expect(page).toBePlaying();
    }
    await fullPlayer.seekTo(0.99);
    await expect(fullPlayer.title).toHaveText(first.title);
    await expect(fullPlayer.play).toBeVisible();

    await context.setOffline(false);
    const isKept = (path: string) => path.startsWith('/kept/');
    expect((await cachedPaths(page)).filter(isKept).length).toBeGreaterThan(book.chapters.length);
    const profilePage = await gotoProfile();
    await profilePage.signOut.click();
    await profilePage.confirmSignOut.click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => keptBookIds(page)).toEqual([]);
    await expect.poll(async () => (await cachedPaths(page)).filter(isKept)).toEqual([]);
  },
);
