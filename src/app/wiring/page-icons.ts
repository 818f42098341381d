import { sample } from 'effector';

import { $client } from '@/entities/client/model';
import { writePageIconsFx } from '@/shared/browser/page-icons';
import { pageIcons } from '@/shared/config/page-icons';
import { pageModelsStarted } from '@/shared/routing/page-models';

// The page is served with the icons of our own brand.
sample({
  clock: [pageModelsStarted, $client],
  source: $client,
  filter: ({ brand }) => brand !== 'shenidar',
  fn: ({ brand }) => pageIcons[brand],
  target: writePageIconsFx,
});
