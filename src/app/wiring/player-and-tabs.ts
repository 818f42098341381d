import { sample } from 'effector';

import { tabClicked } from '@/features/navigation-bar/model';
import { shrinkRequested } from '@/features/player/model/surface';

// While the player is open, a tab shrinks it (product spec, 'Bottom navigation').
sample({ clock: tabClicked, fn: () => undefined, target: shrinkRequested });
