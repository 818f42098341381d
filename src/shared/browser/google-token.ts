import { createEffect } from 'effector';

/** What the mock API takes for the token of somebody whom Google knows; left out where the API is real. */
const TEST_TOKEN =
  import.meta.env.MODE === 'pwa' || import.meta.env.MODE === 'webview-new'
    ? ''
    : 'partner-ok-google';

/** `unavailable`: no Google client is configured here, so there is nobody to ask. */
export type GoogleAnswer =
  | { readonly kind: 'token'; readonly idToken: string }
  | { readonly kind: 'unavailable' };

/**
 * Asks Google who this is. Only the mock knows a Google account so far (`isMocked`); in production
 * there is no Google client yet, and the page has to say so.
 */
export const requestGoogleTokenFx = createEffect(
  ({ isMocked }: { readonly isMocked: boolean }): GoogleAnswer =>
    isMocked ? { kind: 'token', idToken: TEST_TOKEN } : { kind: 'unavailable' },
);
