import { sample } from 'effector';

import { pageHidden } from '@/features/player/model/progress';
import { appPaused } from '@/shared/bridge/native-events';

// A paused app is a hidden page, whether or not its web view says so: positions, log and counts go now.
sample({ clock: appPaused, target: pageHidden });
