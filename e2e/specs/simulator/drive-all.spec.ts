import { product } from '../../../src/shared/i18n/fa/product';
import { en } from '../../../native-simulator/page/i18n/en';
import { expect } from '../../fixtures/test';
import { test } from './simulator-test';

test('one press drives two phones, and what only one of them calls is marked', async ({
  openSimulator,
}) => {
  const simulator = await openSimulator('?path=/pdp/9063&2.path=/pdp/9063&2.without=share&drive=1');
  const shareIn = (phone: number) =>
    simulator.phoneAt(phone).getByRole('button', { name: product.share });
  await expect(shareIn(0)).toBeVisible();
  await expect(shareIn(1)).toBeVisible();

  await shareIn(0).click();
  const line = simulator.line(/^↑1share/);
  await expect(line.getByRole('img', { name: en.traffic.missing('2') })).toBeVisible();
  await expect(shareIn(1)).toBeFocused();
});
