import { sample } from 'effector';

import { tabsWatched } from '@/entities/session/tabs';

import { loadPageModelsFx } from '../load-page-models';

sample({ clock: loadPageModelsFx.done, fn: () => undefined, target: tabsWatched });
