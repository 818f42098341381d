import { firstAddresses } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';

import { coveredIn, unmarkedByFocusIn } from './controls';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.use({ persona: 'collector' });

for (const { path } of firstAddresses) {
  test(`Every control of ${path} takes a tap, and shows the focus of the keyboard`, async ({
    page,
    pageHeading,
  }) => {
    await page.goto(path);
    await expect(pageHeading).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const size of sizes) {
      await test.step(`at ${size.width} x ${size.height}`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => coveredIn(page)).toEqual([]);
        expect(await unmarkedByFocusIn(page)).toEqual([]);
      });
    }
  });
}
