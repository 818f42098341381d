import { catalogue } from '../../../fixtures/catalog/catalogue';
import type { Mock } from '../../../mock-api/core/mock';
import { saveData } from '../../fixtures/saves-data';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';
import { control } from '../session/aged-tokens';

/** A book of the collector's library. */
const [, second] = catalogue.find(({ audioBookId }) => audioBookId === 1001)?.chapters ?? [];
if (!second) throw new Error('The catalogue has no book 1001 with two chapters');

/** The requests for streams and their addresses, in order. */
async function streamsIn(mock: Mock): Promise<string[]> {
  const paths = (await mock.journal.entries()).map(({ path }) => path);
  return paths.filter((path) => /^\/(?:hls|api\/stream)\//.test(path));
}

/** From now on nothing of a stream arrives. */
const cutStreams = (mock: Mock) =>
  control(mock, 'POST', 'faults', [
    { method: 'GET', path: '/hls/**', status: 503, body: '' },
    { method: 'GET', path: '/api/stream/**', status: 503, body: '' },
    { method: 'POST', path: '/api/library/single-item/**', status: 503, body: '' },
  ]);

test.describe('for an owner', () => {
  test.use({ persona: 'collector' });

  test('A book whose page rests plays from its stored place without the network', async ({
    page,
    mock,
    gotoProduct,
    smallPlayer,
    fullPlayer,
  }) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await smallPlayer.expand.click();
    await fullPlayer.next.click();
    await expect(fullPlayer.title).toHaveText(second.title);
    await expect(page).toBePlaying();
    await fullPlayer.forward.click();
    await fullPlayer.forward.click();
    await expect.poll(async () => (await readMedia(page)).positions[0]).toBeGreaterThan(60);
    await fullPlayer.close.click();
    await mock.journal.clear();

    await gotoProduct(1001);
    const segments = async () =>
      (await streamsIn(mock)).filter((path) => /\/\d+\.m4s$/.test(path)).length;
    await expect.poll(segments).toBeGreaterThan(0);
    // Of the whole chapter, only what the first seconds need.
    expect(await segments()).toBeLessThanOrEqual(2);
    expect(await streamsIn(mock)).toContain(`/api/stream/playlist/${second.chapterId}`);

    await cutStreams(mock);
    await productPage.play.click();
    await expect(page).toBePlaying();
    const place = async () => (await readMedia(page)).positions[0] ?? 0;
    await expect.poll(place).toBeGreaterThan(60);
    await smallPlayer.expand.click();
    await expect(fullPlayer.title).toHaveText(second.title);
  });
});

test('A sample whose page rests plays without the network', async ({ page, mock, gotoProduct }) => {
  const productPage = await gotoProduct(1001);
  await expect.poll(() => streamsIn(mock)).toContainEqual(expect.stringMatching(/\/0\.m4s$/));
  await cutStreams(mock);
  await productPage.playSample.click();
  await expect(page).toBePlaying();
  await expect.poll(async () => (await readMedia(page)).positions[0]).toBeGreaterThan(0.5);
});

test('A listener who saves data gets nothing of a sample before the click', async ({
  page,
  mock,
  gotoProduct,
}) => {
  await saveData(page);
  await page.clock.install();
  const productPage = await gotoProduct(1001);
  await expect(productPage.playSample).toBeVisible();
  await page.clock.runFor(15_000);
  await productPage.playSample.hover();
  await productPage.playSample.focus();
  await page.clock.runFor(1000);
  expect(await streamsIn(mock)).toEqual([]);
  await page.clock.resume();
  await productPage.playSample.click();
  await expect(page).toBePlaying();
});
