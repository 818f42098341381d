import { createEffect, sample } from 'effector';

import { releaseTaps } from '@/shared/browser/early-taps';
import { locationCommitted } from '@/shared/routing/visits';

const releaseTapsFx = createEffect(releaseTaps);

// The models of the page listen, so a tap has its effect.
sample({ clock: locationCommitted, target: releaseTapsFx });
