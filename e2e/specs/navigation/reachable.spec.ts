import { firstAddresses } from '../../fixtures/page-list';
import { restorePlayer } from '../../fixtures/restored-player';
import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';

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

test.use({ persona: 'collector' });

for (const { path } of firstAddresses) {
  test(`Every control of ${path} takes a tap, and shows the focus of the keyboard`, async ({
    page,
    context,
    pageHeading,
    smallPlayer,
  }) => {
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
      });
    }

    await restorePlayer(context);
    await page.goto(path);
    await expect(smallPlayer.region).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const size of sizesOfPlayer) {
      await test.step(`beside the player at ${size.width} x ${size.height}`, async () => {
        await resize(page, size);
        await requestsEnded();
        await expect.poll(() => coveredIn(page)).toEqual([]);
      });
    }
  });
}
