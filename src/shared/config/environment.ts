import { createStore } from 'effector';

import type { Environment } from './environments';

/** The environment that this build runs as: its one row, put in by vite.config.ts. */
export const $environment = createStore<Environment>(BUILT_ENVIRONMENT);
