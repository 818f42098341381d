import { withoutMarker } from './create-overlay';
import { $location } from './location';

/** The address of the sign-in page. After it, `returnTo` is opened: path and query of a page of this app. */
export function authPath(returnTo: string): string {
  return `/auth?returnUrl=${encodeURIComponent(returnTo)}`;
}

/** The same for the page of now, with its query and without its overlays. */
export const $authPath = $location.map((location) => authPath(withoutMarker(location)));
