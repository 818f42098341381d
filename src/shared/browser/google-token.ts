import { createEffect } from 'effector';

/** The Google token that the mock API accepts; absent from builds for a real API. */
const TEST_TOKEN =
  import.meta.env.MODE === 'pwa' || import.meta.env.MODE === 'webview-new'
    ? ''
    : 'partner-ok-google';

/** `unavailable`: no Google client is configured in this environment. */
export type GoogleAnswer =
  | { readonly kind: 'token'; readonly idToken: string }
  | { readonly kind: 'unavailable' };

/**
 * Requests a Google id token. So far only the mock API (`isMocked`) has a Google account; elsewhere the
 * answer is `unavailable`, and the sign-in page says so.
 */
export const requestGoogleTokenFx = createEffect(
  ({ isMocked }: { readonly isMocked: boolean }): GoogleAnswer =>
    isMocked ? { kind: 'token', idToken: TEST_TOKEN } : { kind: 'unavailable' },
);
