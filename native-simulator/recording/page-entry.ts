/**
 * The script of a recorded page under Playwright. It reports every recordable entry to the binding
 * `__recordEntry`, and runs after the shim's script, whose traffic it forwards.
 */
import type {} from '../shim/install';
import { watchFetch } from '../page/phone/watch-fetch';
import { watchGestures } from './watch-gestures';
import type { Recordable } from './recorder';
import { watchRoutes } from './watch-routes';

declare global {
  interface Window {
    __recordEntry?: (json: string) => Promise<void>;
  }
}

/** A session leaves out the blank page and frames within the app, such as the support chat. */
if (window === window.top && window.origin !== 'null') startReporting();

function startReporting(): void {
  const report = (entry: Recordable) => void window.__recordEntry?.(JSON.stringify(entry));
  window.__sim?.subscribe(report);
  watchFetch(window, () => 'online', report);
  watchRoutes(window, report);
  watchGestures(document, report);
}
