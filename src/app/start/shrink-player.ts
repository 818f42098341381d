import { sample } from 'effector';

import { tabClicked } from '@/features/navigation-bar/model';
import { playerShrinkRequested } from '@/features/player/model/surface';

// A click on a tab shrinks the full player. Rule: docs/behaviour.md#tabs
sample({ clock: tabClicked, target: playerShrinkRequested });
