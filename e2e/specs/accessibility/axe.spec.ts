import { everyAddress, inEveryRun } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { settled } from '../../settled';

/** A walk opens this many addresses, so that several walks share the processors. */
const WALK_LENGTH = 12;
const DESKTOP_WIDTH = 900;
const phoneWidths: readonly number[] = [320, 390];

/** The addresses in walks of equal length. */
function walksOf(addresses: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(addresses.length / WALK_LENGTH) }, (_, index) =>
    addresses.slice(index * WALK_LENGTH, (index + 1) * WALK_LENGTH),
  );
}

for (const { who, persona, addresses, widths } of [
  { who: 'A signed-in user', persona: 'collector', addresses: inEveryRun, widths: [] },
  { who: 'A visitor @deep', persona: undefined, addresses: everyAddress, widths: phoneWidths },
  { who: 'A reader @deep', persona: 'collector', addresses: everyAddress, widths: phoneWidths },
] as const) {
  test.describe(who, () => {
    test.use({ persona, expectedProblems: /status of 404/ });
    test.setTimeout(360_000);

    for (const [index, walk] of walksOf(addresses).entries()) {
      test(`finds no accessibility violation, walk ${index + 1} through the pages`, async ({
        page,
      }) => {
        const { width = 0, height = 0 } = page.viewportSize() ?? {};
        const isPhone = width < DESKTOP_WIDTH;
        for (const path of walk) {
          await test.step(path, async () => {
            await page.goto(path);
            await settled(page);
            for (const each of isPhone && widths.length > 0 ? widths : [width]) {
              await page.setViewportSize({ width: each, height });
              await expect.soft(page, `${path} at ${each} px`).toBeAccessible();
            }
          });
        }
      });
    }
  });
}

test('A user finds no accessibility violation in the full player', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.playSample.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();
  await expect(page).toBeAccessible();
});
