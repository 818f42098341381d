import { createEffect } from 'effector';

/** Addresses of the pictures that stand for the app in tabs and on home screens. */
export interface PageIcons {
  readonly favicon: string;
  /** 180 px, square. */
  readonly appleTouchIcon: string;
}

/** Shows other icons in the browser's tab and on the home screen than the page came with. */
export const writePageIconsFx = createEffect(({ favicon, appleTouchIcon }: PageIcons) => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', favicon);
  document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', appleTouchIcon);
});
