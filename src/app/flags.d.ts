/** What a build knows of its environment beyond the mode (vite.config.ts). */
interface ImportMetaEnv {
  /** Whether a native wrapper may be around the page. */
  readonly SHENIDAR_HAS_BRIDGE: boolean;
}
