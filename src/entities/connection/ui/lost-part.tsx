import { useRetryLater } from './use-retry-later';

/** Nothing, in place of a part of a page whose code is lost. It tries again when the device is back online. */
export function LostPart({ onRetry }: { onRetry: () => void }) {
  useRetryLater(onRetry);
  return null;
}
