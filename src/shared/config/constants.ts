/** Numbers of the product. Rule: docs/behaviour.md#limits */

/** A request without a complete answer by then is a network error. Rule: docs/faults.md#f6 */
export const REQUEST_TIMEOUT_MS = 15_000;
/** A partner sign-in that has not finished by then has failed. Rule: docs/faults.md#b2 */
export const PARTNER_SIGN_IN_MS = 10_000;
/** The product page then says that the network is slow. Rule: docs/behaviour.md#slow-answers */
export const SLOW_ANSWER_MS = 1500;
/** An address that was fetched ahead is used for this long; the stream itself expires after 2 h. */
export const PREPARED_STREAM_MS = 30 * 60_000;
/** Lifetime of a cached answer. Rule: docs/behaviour.md#response-cache */
export const ANSWER_CACHE_MS = 20_000;
/** A notification then disappears. Rule: docs/behaviour.md#notifications */
export const NOTIFICATION_TIMEOUT_MS = 5000;
/** A loading indicator that is to hide by itself does so after this time. Rule: docs/behaviour.md#loading-indicators */
export const LOADING_INDICATOR_LONGEST_MS = 5000;
/** From the end of what a loading indicator waits for to its disappearance. */
export const LOADING_INDICATOR_REST_MS = 500;
/** The offer to take an action back then disappears. Rule: docs/behaviour.md#undo */
export const UNDO_TIMEOUT_MS = 8000;
/** Log lines and tracking events are sent after a pause of this length. */
export const LOG_PAUSE_MS = 5000;

/** Time between two checks for a new version. Rule: docs/behaviour.md#update-flow */
export const UPDATE_CHECK_MS = 120_000;
/** From the tap on the banner to the activation of the new version. */
export const UPDATE_ACTIVATION_MS = 3000;
/** Time between two looks whether the new version still waits for its takeover. */
export const UPDATE_TAKEOVER_MS = 2000;
/** How long the app says that it was updated. */
export const UPDATE_MESSAGE_MS = 3000;

/** A pause is a moment for the hint to install once this much was heard. Rule: docs/behaviour.md#web-app */
export const INSTALL_HEARD_SECONDS = 60;

/** Rule: docs/behaviour.md#seek */
export const SEEK_FORWARD_SECONDS = 30;
export const SEEK_BACK_SECONDS = 10;
/** Time updates between two saves of the position. Rule: docs/behaviour.md#positions */
export const TIME_UPDATES_PER_SAVE = 21;
/** Seconds of the media between two saves at most: at a high speed they pass faster than 21 time updates. */
export const MAX_UNSAVED_SECONDS = 5;

/** The download dialog follows the shrinking player after this time. Rule: docs/behaviour.md#downloads */
export const DOWNLOAD_DIALOG_DELAY_MS = 1500;

/** Rule: docs/behaviour.md#streaming */
export const BUFFER_SECONDS = 100;
export const BUFFER_HARD_LIMIT_SECONDS = 120;
export const APPEND_RETRIES = 5;
/**
 * The product's 'max size 10'. hls.js counts it in bytes, so in effect only the buffer's length limits
 * the buffer.
 */
export const BUFFER_SIZE = 10;

/** The version that users see. Rule: docs/behaviour.md#versions */
export const APP_VERSION = '1.9.2';
/** The version of the web app, shown beside it where the app runs as one. */
export const WEB_APP_VERSION = '1.0.0';
/** What this client understands of the product; error reports state it. Rule: docs/behaviour.md#versions */
export const FEATURE_SET_VERSION = 2;
/** Below this version of the operating system nothing animates. Rule: docs/behaviour.md#motion */
export const MIN_ANIMATION_OS_VERSION = '5.0.0';
/** Where users write to. A reserved domain, because this repository has no mailbox. */
export const CONTACT_ADDRESS = 'mailto:contact@shenidar.example';
/** `version-code` and `api-level` headers of the web. Rule: docs/behaviour.md#headers */
export const VERSION_CODE = '109';
export const API_LEVEL = '1';

/** Longer searches are ignored. Rule: docs/behaviour.md#search */
export const SEARCH_MAX_LENGTH = 100;

/** Covers load at this distance from the view. Rule: docs/behaviour.md#covers */
export const VISIBILITY_MARGIN_PX = 50;
export const VISIBILITY_THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** Minimum length in px and speed in px per ms of a vertical swipe. */
export const SWIPE_THRESHOLD_PX = 20;
export const SWIPE_VELOCITY = 0.4;

/**
 * The orientation of the web app, as the product asks for it: a hint for the browser, which may refuse it. Content
 * is never rotated or hidden. Rule: docs/behaviour.md#landscape
 */
export const WEB_APP_ORIENTATION = 'landscape';

/** OAuth client of the app. The secret is public, because it is part of the page; it is still never logged. */
export const SIGN_IN_CLIENT = {
  client_id: 'shenidar-web',
  client_secret: 'public-web-client',
} as const;
