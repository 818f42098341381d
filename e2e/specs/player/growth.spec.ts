import type { CDPSession } from '@playwright/test';

import { catalogue } from '../../../fixtures/catalog/catalogue';
import { devtoolsOf } from '../../fixtures/devtools';
import { expect, test } from '../../fixtures/test';
import { readMedia } from '../../media-watch';

const [first, second] = catalogue.find(({ audioBookId }) => audioBookId === 1001)?.chapters ?? [];
if (!first || !second) throw new Error('The catalogue has no book 1001 with two chapters');

/** Each round changes the chapter twice. */
const ROUNDS = 250;
/** What is kept once is there by then: compiled code, pictures, the streams' caches. */
const WARM_ROUNDS = 50;

test.use({ persona: 'collector' });
test.setTimeout(900_000);

test(
  'Nothing grows over 500 changes of the chapter, half of which were prepared ahead',
  { tag: '@deep' },
  async ({ page, gotoProduct, smallPlayer, fullPlayer }) => {
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await smallPlayer.expand.click();
    await expect(page).toBePlaying();
    const devtools = await devtoolsOf(page);
    await devtools.send('Performance.enable');

    const position = async () => (await readMedia(page)).playing[0] ?? 0;
    const goNearEnd = (seconds: number) =>
      page.evaluate((rest) => {
        for (const audio of window.__mediaWatch?.elements ?? [])
          audio.currentTime = audio.duration - rest;
      }, seconds);
    const playRound = async () => {
      const isPrepared = page.waitForRequest((request) =>
        request.url().includes(`/hls/1001/${second.chapterId}/`),
      );
      await goNearEnd(20);
      await isPrepared;
      await goNearEnd(0.2);
      await expect(fullPlayer.title).toHaveText(second.title);
      await expect.poll(position).toBeGreaterThan(0);
      await fullPlayer.previous.click();
      await expect(fullPlayer.title).toHaveText(first.title);
      await expect.poll(position).toBeGreaterThan(0);
    };

    for (let round = 0; round < WARM_ROUNDS; round += 1) await playRound();
    const before = await keptBy(devtools);
    for (let round = WARM_ROUNDS; round < ROUNDS; round += 1) await playRound();
    const after = await keptBy(devtools);

    expect(after.nodes).toBeLessThan(before.nodes + 20);
    expect(after.listeners).toBeLessThan(before.listeners + 20);
    // Four hundred streams that were kept would be tens of megabytes.
    expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.1);
  },
);

/** What the page holds after its garbage is collected. */
async function keptBy(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heapBytes: valueOf('JSHeapUsedSize'),
  };
}
