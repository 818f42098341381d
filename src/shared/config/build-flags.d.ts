/** The environment that is built; vite.config.ts puts its row in. */
declare const BUILT_ENVIRONMENT: import('./environments').Environment;
/** Whether a native wrapper may be around the page. */
declare const HAS_BRIDGE: boolean;
