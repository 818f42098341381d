import { createEffect } from 'effector';

/** The id token of the mock API's Google account; production builds leave it out. */
const TEST_TOKEN =
  import.meta.env.MODE === 'pwa' || import.meta.env.MODE === 'webview-new'
    ? ''
    : 'partner-ok-google';

/** Requests an id token from Google. Only the mock API has a Google account so far. */
export const requestGoogleTokenFx = createEffect((): string => TEST_TOKEN);
