/** Delays and limits of a purchase. Rule: docs/behaviour.md#limits */

/** From the tap to the markets dialog. */
export const MARKETS_DIALOG_DELAY_MS = 800;
/** From the closing of the markets dialog to the closing of the pop-up below it. */
export const MARKETS_BACK_DELAY_MS = 1200;
/** From the closing of the pop-up to the subscription page. */
export const PLANS_DELAY_MS = 1300;
/** After the return to the app, the library is read if a native purchase has no answer by then. */
export const NATIVE_ANSWER_MS = 2000;
