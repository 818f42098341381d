import { common } from '../../../src/shared/i18n/fa/common';
import { navigation } from '../../../src/shared/i18n/fa/navigation';
import { deepUnless } from '../../deep';
import { firstAddresses, inEveryRun } from '../../fixtures/page-list';
import { restorePlayer } from '../../fixtures/restored-player';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';
import { loadWhole } from '../../scroll-through';
import { unhandyIn } from '../look/fingers';

import { coveredEndOf, underBarsIn } from './bars';
import { coveredIn, resize, unmarkedByFocusIn } from './controls';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The player takes the bottom edge of them, and there is least room left. */
const sizesOfPlayer = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 640 },
];

// Each test scrolls its page to the end and lays it out in five windows, which takes a busy machine long.
test.setTimeout(240_000);
test.use({ persona: 'collector' });

for (const { path } of firstAddresses) {
  const title = `Every control of ${path} takes a tap of a finger, and shows the focus of the keyboard`;
  test(
    title + deepUnless(inEveryRun.includes(path)),
    async ({ page, context, pageHeading, smallPlayer }) => {
      const requestsEnded = watchRequests(page);
      await page.goto(path);
      await expect(pageHeading).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const size of sizes) {
        await test.step(`at ${size.width} x ${size.height}`, async () => {
          await resize(page, size);
          await requestsEnded();
          await expect.poll(() => coveredIn(page)).toEqual([]);
          expect(await unmarkedByFocusIn(page)).toEqual([]);
          if (size.width >= 900) return;
          // What is written scrolls in its field, and then with the page.
          const unhandy = (await unhandyIn(page)).filter((each) => !each.startsWith('<textarea'));
          expect(unhandy).toEqual([]);
        });
      }

      const tabs = page.getByRole('navigation', { name: navigation.label });
      const wayBack = page.getByRole('button', { name: common.back, exact: true });
      await restorePlayer(context);
      await page.goto(path);
      await expect(smallPlayer.region).toBeVisible();
      // What loads when it comes near is there, too.
      await loadWhole(page, requestsEnded);
      for (const size of sizesOfPlayer) {
        await test.step(`beside the player at ${size.width} x ${size.height}`, async () => {
          await resize(page, size);
          await requestsEnded();
          await expect.poll(() => coveredIn(page)).toEqual([]);
          expect(await underBarsIn(page)).toEqual([]);

          const bars = [smallPlayer.region, tabs, wayBack];
          const shown = await Promise.all(bars.map((bar) => bar.isVisible()));
          const places = () =>
            Promise.all(bars.filter((_, bar) => shown[bar]).map((bar) => bar.boundingBox()));
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          const before = await places();
          await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
          expect(await places()).toEqual(before);
          await expect.poll(() => coveredEndOf(page)).toBeNull();
        });
      }
    },
  );
}
