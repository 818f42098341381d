/** What a build knows of its environment (vite.config.ts). */
interface ImportMetaEnv {
  readonly SHENIDAR_ENVIRONMENT: import('@/shared/config/environments').Environment;
  /** Whether a native wrapper may be around the page. */
  readonly SHENIDAR_HAS_BRIDGE: boolean;
}
