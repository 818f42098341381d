/**
 * The script that lets a page under Playwright report all that a recording holds, to the binding
 * `__recordEntry`. It stands behind the shim's script, whose traffic it tells of.
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

/** Frames within the app, such as the support chat, and the empty page are no part of a session. */
if (window === window.top && window.origin !== 'null') begin();

function begin(): void {
  const report = (entry: Recordable) => void window.__recordEntry?.(JSON.stringify(entry));
  window.__sim?.subscribe(report);
  watchFetch(window, () => 'online', report);
  watchRoutes(window, report);
  watchGestures(document, report);
}
