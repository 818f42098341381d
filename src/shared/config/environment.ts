import { createStore } from 'effector';

import type { Environment } from './environments';

/** The environment of this build; vite.config.ts inserts its row. */
export const $environment = createStore<Environment>(BUILT_ENVIRONMENT);
