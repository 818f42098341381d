import { en } from '../../../native-simulator/page/i18n/en';
import { expect } from '../../fixtures/test';
import { test } from './simulator-test';

test('A developer drives two phones with one press, and sees which call only one of them made', async ({
  gotoSimulator,
}) => {
  const simulator = await gotoSimulator('?path=/pdp/9063&2.path=/pdp/9063&2.without=share&drive=1');
  const shareIn = (phone: number) => simulator.appIn(phone).productPage.share;
  await expect(shareIn(0)).toBeVisible();
  await expect(shareIn(1)).toBeVisible();

  await shareIn(0).click();
  const line = simulator.line(/^↑1share/);
  await expect(line.getByRole('img', { name: en.traffic.missing('2') })).toBeVisible();
  await expect(shareIn(1)).toBeFocused();
});
