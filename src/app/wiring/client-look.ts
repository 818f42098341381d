import { sample } from 'effector';

import { $client } from '@/entities/client/model';
import { writePageIconsFx } from '@/shared/browser/page-icons';
import { pageIcons } from '@/shared/config/page-icons';

import { loadPageModelsFx } from '../load-page-models';

// The page comes with our own icons; another brand has others.
sample({
  clock: [loadPageModelsFx.done, $client],
  source: $client,
  filter: ({ brand }) => brand !== 'shenidar',
  fn: ({ brand }) => pageIcons[brand],
  target: writePageIconsFx,
});
