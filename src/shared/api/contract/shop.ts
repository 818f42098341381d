import * as v from 'valibot';

import { operation } from './operation';
import { storefrontSection } from './sections';
import { listOf } from './values';

export const getStorefront = operation({
  id: 'getStorefront',
  method: 'GET',
  path: '/api/storefront',
  access: 'anyone',
  response: v.object({ sections: listOf(storefrontSection) }),
});
