import { createStore } from 'effector';

import { environments, type Environment } from './environments';

/** The environment that this build runs as; set by `app/mount.tsx` from the Vite mode. */
export const $environment = createStore<Environment>(environments[4]);
