import { deepUnless } from '../../deep';
import { inEveryRun } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { control } from '../session/aged-tokens';

test.use({ persona: 'collector' });

// A line of text has no content that could give it a height, and nothing else would miss it.
for (const path of [
  '/',
  '/library',
  '/profile',
  '/pdp/comment/1001/shahnameh',
  '/catalog/list/201',
  '/artist/1',
]) {
  test(`A user sees where the content of ${path} will be while it comes${deepUnless(inEveryRun.includes(path))}`, async ({
    page,
    mock,
  }) => {
    await control(mock, 'POST', 'faults', [{ method: '*', path: '/api/**', delayMs: 30_000 }]);
    await page.goto(path);
    const skeletons = page.locator('main span[aria-hidden="true"]:empty');
    const seenHeights = () =>
      skeletons.evaluateAll((all) =>
        all.filter((each) => each.checkVisibility()).map(({ clientHeight }) => clientHeight),
      );
    // The page may still replace the skeletons that came with its code.
    let heights: number[] = [];
    await expect
      .poll(async () => {
        heights = await seenHeights();
        return heights;
      })
      .not.toEqual([]);
    expect(heights.filter((height) => height < 4)).toEqual([]);
  });
}
