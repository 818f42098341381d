import { sample } from 'effector';

import { unreadMessagesCounted } from '@/features/navigation-bar/model';
import { $unreadMessages } from '@/features/support-chat/model';

// Rule: docs/behaviour.md#tabs
sample({ clock: $unreadMessages.updates, target: unreadMessagesCounted });
