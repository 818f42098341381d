import { returnPath } from './return-path';

/** A purchase that lacked credit continues in the web checkout, and nowhere else. */
const CHECKOUT = '/app-checkout/';

/** The address of the checkout in a `returnUrl`; null for any other text. Rule: docs/faults.md#b4 */
export function continuationOf(text: unknown): string | null {
  const path = returnPath(text);
  return path.startsWith(CHECKOUT) ? path : null;
}

/** `path` of the credit pages, which leads back to `continuation` afterwards. */
export function withContinuation(path: string, continuation: string | null): string {
  return continuation === null ? path : `${path}?returnUrl=${encodeURIComponent(continuation)}`;
}
