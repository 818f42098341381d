import { returnPath } from './return-path';

/** Where a purchase goes on once there is credit for it: nothing but the web checkout. */
const CHECKOUT = '/app-checkout/';

/** The address of the checkout in a `returnUrl`; null for any other text (fault list B3, B4). */
export function continuationOf(text: unknown): string | null {
  const path = returnPath(text);
  return path.startsWith(CHECKOUT) ? path : null;
}

/** `path` of the credit pages, which leads back to `continuation` afterwards. */
export function withContinuation(path: string, continuation: string | null): string {
  return continuation === null ? path : `${path}?returnUrl=${encodeURIComponent(continuation)}`;
}
