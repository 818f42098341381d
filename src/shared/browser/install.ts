import { createEffect, createEvent, scopeBind } from 'effector';

import { setInstallListener, type InstallPrompt } from './early-install';

/** The browser offers to install the app. */
export const installOffered = createEvent<InstallPrompt>();
/** The app was installed, by its own hint or from the browser's menu. */
export const appInstalled = createEvent();

/** Starts to listen. Never stopped. */
export const watchInstallFx = createEffect(() => {
  setInstallListener(scopeBind(installOffered, { safe: true }));
  const report = scopeBind(appInstalled, { safe: true });
  window.addEventListener('appinstalled', () => report());
});

/**
 * Whether this is Safari on an iPhone or iPad with the page in a tab. It never offers to install an app, but its share
 * menu can. Web views and other browsers there have no such menu, or hide it elsewhere.
 */
export const readIsSafariTabFx = createEffect((): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac.
  const isTouchDevice =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  // Safari alone names its version and nothing behind `Safari`.
  const isSafari = /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/.test(userAgent);
  return isTouchDevice && isSafari && !isInstalled();
});

/** Asks the browser's question. Call it in the handler of a tap only: browsers block other questions. */
export const askToInstallFx = createEffect(
  async (prompt: InstallPrompt) => (await prompt.prompt()).outcome,
);

function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
