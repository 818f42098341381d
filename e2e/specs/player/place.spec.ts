import { expect, test } from '../../fixtures/test';
import { stopClock } from '../../stop-clock';

test.use({ persona: 'collector' });

interface Jump {
  /** Where the listener was, in seconds. */
  readonly from: number;
  readonly to: number;
}

/** Runs in the page: collects the jumps of the media, whose place otherwise depends on when a test looks. */
function watchJumps() {
  const jumps: Jump[] = [];
  Reflect.set(window, '__jumps', jumps);
  for (const media of window.__mediaWatch?.elements ?? []) {
    let heard = media.currentTime;
    media.addEventListener('timeupdate', () => {
      if (!media.seeking) heard = media.currentTime;
    });
    media.addEventListener('seeking', () => jumps.push({ from: heard, to: media.currentTime }));
  }
}

test('A listener jumps far, and goes back within 10 s', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  await page.clock.install();
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await page.evaluate(watchJumps);
  const jumps = () => page.evaluate(() => Reflect.get(window, '__jumps') as Jump[]);
  const place = async () => (await jumps()).at(-1)?.to ?? 0;
  /** The page takes a moment of its clock to hear of a seek. */
  const afterMoment = async <T>(read: () => Promise<T>) => {
    await page.clock.runFor(20);
    return read();
  };
  const isOffered = () => afterMoment(() => fullPlayer.backTo.isVisible());

  // The offer does not end while the test looks at it.
  await stopClock(page);
  await fullPlayer.forward.click();
  await expect.poll(() => afterMoment(place)).toBeGreaterThan(0);
  const before = (await jumps())[0]?.from ?? 0;
  await expect(fullPlayer.backTo).toBeHidden();
  await fullPlayer.seekTo(0.5);
  await expect.poll(isOffered).toBe(true);
  expect(await place()).toBeGreaterThan(before + 60);
  await fullPlayer.backTo.click();
  await page.clock.resume();
  await expect.poll(place).toBeLessThan(before + 10);
  await expect(page).toBePlaying();

  await stopClock(page);
  await expect(fullPlayer.backTo).toBeHidden();
  await fullPlayer.seekTo(0.5);
  await expect.poll(isOffered).toBe(true);
  await page.clock.fastForward('00:10');
  await expect(fullPlayer.backTo).toBeHidden();
});
