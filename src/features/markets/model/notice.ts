import { createEvent } from 'effector';

/** A notification about a market purchase; the texts are in `i18n/fa/purchase-notices`. */
export type MarketNotice =
  /** This client has no market. */
  | { readonly kind: 'noMarket' }
  /** The market's app is not on the device. */
  | { readonly kind: 'notInstalled' }
  /** Another purchase is running. */
  | { readonly kind: 'busy' }
  /** Nothing was bought; `text` is the market's message, if there is one. */
  | { readonly kind: 'failed'; readonly text: string | null }
  /** Paid, and the server has booked it: now, or after an earlier visit. */
  | { readonly kind: 'validated' }
  /** Paid, but the server has not booked it; the next start tries again. */
  | { readonly kind: 'notValidated' };

export const marketNoticeRaised = createEvent<MarketNotice>();
