/** Numbers of the product, each with the section of the product spec that it comes from. */

/** No whole answer after this long counts as a network error (fault list F6: a message in 15 s). */
export const REQUEST_TIMEOUT_MS = 15_000;
/** A partner's token that is not traded by then has failed (fault list B2). */
export const PARTNER_SIGN_IN_MS = 10_000;
/** A product page says that the network is slow after this long (decisions, 'detail2'). */
export const SLOW_ANSWER_MS = 1500;
/** A sample's address fetched ahead of the play serves for this long; the stream behind it lasts 2 h (contract, api). */
export const PREPARED_SAMPLE_MS = 30 * 60_000;
/** Answers of the cacheable GETs stay good for this long (section 9). */
export const ANSWER_CACHE_MS = 20_000;
/** A notification goes by itself after this long (section 9). */
export const NOTIFICATION_TIMEOUT_MS = 5000;
/** Log lines and tracking events travel when none has come for this long (section 9). */
export const LOG_PAUSE_MS = 5000;

/** Seek buttons, in seconds (section 9). */
export const SEEK_FORWARD_SECONDS = 30;
export const SEEK_BACK_SECONDS = 10;
/** The position is saved once in this many time updates (section 9). */
export const TIME_UPDATES_PER_SAVE = 21;

/** Streaming buffer in seconds, and append retries (section 9). */
export const BUFFER_SECONDS = 100;
export const BUFFER_HARD_LIMIT_SECONDS = 120;
export const APPEND_RETRIES = 5;
/**
 * The spec's 'max size 10'. hls.js counts it in bytes, so it only says that size never allows more
 * than the buffer's length does.
 */
export const BUFFER_SIZE = 10;

/** The app's version as people see it (section 9). */
export const APP_VERSION = '1.9.2';
/** `version-code` and `api-level` headers of the web (section 9). */
export const VERSION_CODE = '109';
export const API_LEVEL = '1';

/** Pictures are fetched from this far outside the view, watched in tenths (section 9). */
export const VISIBILITY_MARGIN_PX = 50;
export const VISIBILITY_THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** A swipe is vertical, at least this long in px and this fast in px per ms (section 9). */
export const SWIPE_THRESHOLD_PX = 20;
export const SWIPE_VELOCITY = 0.4;

/** What the app signs in as (contract, api). The secret is public, as it is part of the page; still it is never logged. */
export const SIGN_IN_CLIENT = {
  client_id: 'shenidar-web',
  client_secret: 'public-web-client',
} as const;
