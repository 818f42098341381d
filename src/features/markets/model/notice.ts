import { createEvent } from 'effector';

/** What people are told of a market purchase; the words are in `i18n/fa/purchase-notices`. */
export type MarketNotice =
  /** This app has no market to ask. */
  | { readonly kind: 'noMarket' }
  /** The market's app is not on the device. */
  | { readonly kind: 'notInstalled' }
  /** Another purchase is under way. */
  | { readonly kind: 'busy' }
  /** Nothing was bought; the market's own words, if it has any. */
  | { readonly kind: 'failed'; readonly text: string | null }
  /** Paid, but not booked yet: it is tried once more at the next start. */
  | { readonly kind: 'notValidated' };

export const noticeRaised = createEvent<MarketNotice>();
