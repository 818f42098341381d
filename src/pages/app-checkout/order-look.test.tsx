import { expect, it } from 'vitest';

import { payButton, renderCheckout } from '@/testing/checkout-page';

it.each([
  ['book-1001', 800_000, 'primary'],
  ['plan-12', 3_000_000, 'subscription'],
])('has the colour of what is bought: %s', async (item, rial, kind) => {
  await renderCheckout(item);
  expect((await payButton(rial)).className).toContain(kind);
});
