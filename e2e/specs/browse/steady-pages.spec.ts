import { everyAddress } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';
import { settled } from '../../settled';
import { control } from '../session/aged-tokens';

/** The budget of the bench for a page's cumulative layout shift. A checkout of what the user owns moves by 0.013 on the desktop. */
const MAX_LAYOUT_SHIFT = 0.02;

for (const { who, persona } of [
  { who: 'A visitor', persona: undefined },
  { who: 'A signed-in user', persona: 'collector' },
] as const) {
  test.describe(who, () => {
    test.use({ persona, expectedProblems: /status of 404/ });
    test.setTimeout(360_000);

    test('sees nothing move on any page while its data comes @deep', async ({
      page,
      layoutShifts,
      mock,
    }) => {
      // Each page shows its skeletons first.
      await control(mock, 'POST', 'faults', [{ method: '*', path: '/api/**', delayMs: 200 }]);
      for (const path of everyAddress) {
        await page.goto(path);
        await settled(page);
        const sum = (await layoutShifts()).reduce((total, shift) => total + shift, 0);
        expect.soft(sum, path).toBeLessThan(MAX_LAYOUT_SHIFT);
      }
    });
  });
}
