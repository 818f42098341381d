import AxeBuilder from '@axe-core/playwright';

import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { AuthPage } from '../../pages/auth-page';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no step has a fault that can be counted', async ({ page }) => {
      const auth = new AuthPage(page);
      const faults = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      };
      await auth.open();
      await auth.sendCode.click();
      await expect(auth.mobile).toBeFocused();
      expect(await faults()).toEqual([]);
      await auth.askForCode(personaNamed('newcomer').mobile);
      expect(await faults()).toEqual([]);
      await auth.withPassword.click();
      expect(await faults()).toEqual([]);
      await auth.forgotten.click();
      expect(await faults()).toEqual([]);
      await auth.email.fill('nobody@example.com');
      await auth.sendLink.click();
      await expect(auth.withPassword).toBeFocused();
      expect(await faults()).toEqual([]);
    });
  });
}
