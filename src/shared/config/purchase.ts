/** Pauses and limits of getting a book, in ms (product spec, section 9). */

/** From the tap to the markets dialog. */
export const MARKETS_DIALOG_DELAY_MS = 800;
/** From the closing of the markets dialog to the closing of the pop-up below it. */
export const MARKETS_BACK_DELAY_MS = 1200;
/** From the closing of the pop-up to the subscription page. */
export const PLANS_DELAY_MS = 1300;
/** A loading indicator hides by itself after this long. */
export const LOADING_INDICATOR_MS = 5000;
/** Back in the app, a native purchase without an answer by then is looked up (contract, bridge). */
export const NATIVE_ANSWER_MS = 2000;
