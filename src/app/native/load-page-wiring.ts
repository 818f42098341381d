/**
 * Loads the flows between a native wrapper and the models of the pages; nothing without a wrapper. The
 * app works without this code, so a failure to load it is ignored.
 */
export async function loadNativePageWiring(): Promise<void> {
  if (!HAS_BRIDGE || !window.WebBridge) return;
  await import('./connect-pages').catch(() => undefined);
}
