import type { Page } from '@playwright/test';

import { catalogue } from '../../../fixtures/catalog/catalogue';
import { toPersianDigits } from '../../../src/shared/i18n/format';
import { playerOptions } from '../../../src/shared/i18n/fa/player-options';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

/** A book of the collector's library. */
const book = catalogue.find(({ audioBookId }) => audioBookId === 1001);
const [first, second] = book?.chapters ?? [];
if (!book || !first || !second) throw new Error('The catalogue has no book 1001 with two chapters');

test.use({ persona: 'collector' });

declare global {
  interface Window {
    __lockScreen?: {
      place: MediaPositionState | null;
      readonly handlers: Map<string, MediaSessionActionHandler>;
    };
  }
}

/** Notes what the page gives to the browser's media session and passes it on: the browser may refuse it. */
async function watchLockScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: NonNullable<Window['__lockScreen']> = { place: null, handlers: new Map() };
    window.__lockScreen = watch;
    const session = navigator.mediaSession;
    const setPositionState = session.setPositionState.bind(session);
    const setActionHandler = session.setActionHandler.bind(session);
    session.setPositionState = (state) => {
      setPositionState(state);
      watch.place = state ?? null;
    };
    session.setActionHandler = (action, handler) => {
      setActionHandler(action, handler);
      if (handler) watch.handlers.set(action, handler);
    };
  });
}

const lockScreen = (page: Page) =>
  page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return {
      title: metadata?.title,
      artist: metadata?.artist,
      album: metadata?.album,
      artwork: metadata?.artwork.map(({ src, sizes }) => ({ src, sizes })),
      playbackState,
      place: window.__lockScreen?.place ?? null,
    };
  });

const press = (page: Page, action: MediaSessionAction, seekTime?: number) =>
  page.evaluate(
    ([name, time]) =>
      window.__lockScreen?.handlers.get(name)?.({
        action: name,
        ...(time !== undefined && { seekTime: time }),
      }),
    [action, seekTime] as const,
  );

test(
  'A listener sees and controls a book on the lock screen',
  { tag: '@deep' },
  async ({ page, gotoProduct, smallPlayer, fullPlayer }) => {
    await watchLockScreen(page);
    const productPage = await gotoProduct(book.audioBookId);
    await productPage.play.click();
    await expect(page).toBePlaying();
    const shown = () => lockScreen(page);
    const playedTo = async () => Math.max(0, ...(await readMedia(page)).positions);

    await expect.poll(shown).toMatchObject({
      title: first.title,
      album: book.title,
      artist: expect.stringMatching(/\S/),
      playbackState: 'playing',
      place: { playbackRate: 1 },
    });
    const { artwork = [], place } = await shown();
    expect(place?.duration).toBeCloseTo(first.duration, -1);
    expect(artwork.map(({ sizes }) => sizes)).toEqual(
      [96, 128, 192, 256, 384, 512].map((px) => `${px}x${px}`),
    );
    for (const { src } of artwork) {
      expect(src).toMatch(/^https?:\/\//);
      expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//);
    }

    await press(page, 'pause');
    await expect(page).not.toBePlaying();
    await expect.poll(shown).toMatchObject({ playbackState: 'paused' });
    await press(page, 'play');
    await expect(page).toBePlaying();
    await press(page, 'seekto', 100);
    await expect.poll(playedTo).toBeGreaterThanOrEqual(100);
    await press(page, 'seekforward');
    await expect.poll(playedTo).toBeGreaterThanOrEqual(130);
    const before = await playedTo();
    await press(page, 'seekbackward');
    await expect.poll(playedTo).toBeLessThan(before);
    await expect.poll(async () => (await shown()).place?.position).toBeGreaterThanOrEqual(100);

    await smallPlayer.expand.click();
    for (const rate of [0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 1]) {
      await fullPlayer.speed.click();
      await fullPlayer.speedSheet.option(playerOptions.speedOf(toPersianDigits(rate))).click();
      await expect(fullPlayer.speedSheet.dialog).toBeHidden();
      await expect.poll(shown).toMatchObject({ place: { playbackRate: rate } });
    }

    await press(page, 'nexttrack');
    await expect.poll(shown).toMatchObject({ title: second.title, album: book.title });
    await expect.poll(async () => (await shown()).place?.duration).toBeCloseTo(second.duration, -1);
    await press(page, 'previoustrack');
    await expect.poll(shown).toMatchObject({ title: first.title, album: book.title });

    await fullPlayer.close.click();
    await expect
      .poll(shown)
      .toMatchObject({ title: undefined, playbackState: 'none', place: null });
  },
);
