import { sample } from 'effector';

import { pageHidden } from '@/shared/browser/page-hidden';
import { appPaused } from '@/shared/bridge/native-events';

// A paused app is a hidden page, whether or not its web view says so: positions, log and counts go now.
sample({ clock: appPaused, target: pageHidden });
