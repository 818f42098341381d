import { sample } from 'effector';

import { wishlistIdsRequested } from '@/entities/wishlist/model';

import { loadPageModelsFx } from '../load-page-models';

// Whoever was restored at the start was logged in before the wishes' model came.
sample({ clock: loadPageModelsFx.done, fn: () => undefined, target: wishlistIdsRequested });
