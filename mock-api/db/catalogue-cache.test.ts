import { expect, it } from 'vitest';

import { createCatalogueCache } from './catalogue-cache';

it('keeps the small and the last large catalogue only', async () => {
  const cache = createCatalogueCache();
  const small = await cache.load({ catalogue: 'small', seed: 1 });
  await cache.load({ catalogue: 'large', seed: 1 });
  const last = await cache.load({ catalogue: 'large', seed: 2 });
  expect(cache.get({ catalogue: 'large', seed: 1 })).toBeUndefined();
  expect(cache.get({ catalogue: 'large', seed: 2 })).toBe(last);
  expect(cache.get({ catalogue: 'small', seed: 3 })).toBe(small);
});
