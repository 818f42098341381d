import { sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import { progressForgotten } from '@/features/player/model/progress';
import { closeClicked } from '@/features/player/model/queue';

// Who leaves takes everything along (product spec, section 4): the player closes, what was heard goes.
sample({ clock: loggedOut, target: closeClicked });
sample({ clock: loggedOut, target: progressForgotten });
