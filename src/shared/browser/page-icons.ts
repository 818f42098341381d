import { createEffect } from 'effector';

/** Addresses of the app's icons in tabs and on home screens. */
export interface PageIcons {
  readonly favicon: string;
  /** 180 px, square. */
  readonly appleTouchIcon: string;
  /** The manifest of the installed app; a page of an environment without a service worker names none. */
  readonly manifest: string;
}

/** Replaces the icons of the page's HTML. */
export const writePageIconsFx = createEffect(({ favicon, appleTouchIcon, manifest }: PageIcons) => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
  document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', appleTouchIcon);
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifest);
});
