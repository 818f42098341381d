import { catalogue } from '../../../fixtures/catalog/catalogue';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';
import { control } from '../session/aged-tokens';

test.use({ persona: 'collector' });

const [first, second] = catalogue.find(({ audioBookId }) => audioBookId === 1001)?.chapters ?? [];
if (!first || !second) throw new Error('The catalogue has no book 1001 with two chapters');

test(
  'The next chapter follows without the network, because its beginning is there already',
  { tag: '@deep' },
  async ({ page, mock, gotoProduct, smallPlayer, fullPlayer }) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await smallPlayer.expand.click();
    await expect(page).toBePlaying();
    const place = async () => (await readMedia(page)).positions[0] ?? 0;
    /** Plays on from so many seconds before the end of the first chapter. */
    const goNearEnd = (seconds: number) =>
      page.evaluate((rest) => {
        for (const audio of window.__mediaWatch?.elements ?? [])
          audio.currentTime = audio.duration - rest;
      }, seconds);
    await goNearEnd(20);
    const paths = async () => (await mock.journal.entries()).map(({ path }) => path);
    await expect.poll(paths).toContain(`/hls/1001/${second.chapterId}/0.m4s`);
    await expect(page).toBePlaying();

    // From here on, nothing more arrives.
    await control(mock, 'POST', 'faults', [
      { method: 'GET', path: '/hls/**', status: 503, body: '' },
      { method: 'GET', path: '/api/stream/**', status: 503, body: '' },
    ]);
    await goNearEnd(1);
    await expect(fullPlayer.title).toHaveText(second.title);
    await expect.poll(place).toBeGreaterThan(1);
    expect(await place()).toBeLessThan(60);
  },
);
