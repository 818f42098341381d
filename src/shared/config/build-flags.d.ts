/** The row of the environment, inserted by vite.config.ts. */
declare const BUILT_ENVIRONMENT: import('./environments').Environment;
/** Whether a native wrapper may be around the page. */
declare const HAS_BRIDGE: boolean;
