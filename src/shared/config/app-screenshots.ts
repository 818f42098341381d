import type { Client } from './clients.ts';

/** A picture of the app in its manifest, which browsers show before they install it. */
export interface AppScreenshot {
  readonly name: 'storefront' | 'book' | 'player';
  readonly formFactor: 'narrow' | 'wide';
}

/** The window of each form factor in CSS px, and its pixels for each of those. */
export const screenshotWindows = {
  narrow: { width: 390, height: 844, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

/** The pictures of each brand. `npm run screens -- --manifest` takes them. Rule: docs/behaviour.md#web-app */
export const appScreenshots: Readonly<Record<Client['brand'], readonly AppScreenshot[]>> = {
  shenidar: [
    { name: 'storefront', formFactor: 'narrow' },
    { name: 'book', formFactor: 'narrow' },
    { name: 'player', formFactor: 'narrow' },
    { name: 'storefront', formFactor: 'wide' },
    { name: 'player', formFactor: 'wide' },
  ],
  hisstori: [
    { name: 'storefront', formFactor: 'narrow' },
    { name: 'storefront', formFactor: 'wide' },
  ],
};

/** The address of a picture, which is also its place in `public`. */
export function screenshotPath(
  brand: Client['brand'],
  { name, formFactor }: AppScreenshot,
): string {
  const folder = brand === 'shenidar' ? '' : `/${brand}`;
  return `${folder}/screenshots/${name}-${formFactor}.webp`;
}
