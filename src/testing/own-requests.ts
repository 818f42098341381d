import type { ApiRequest } from '@/shared/api/send';

/** Sent on every page for a signed-in user, as soon as any test file has imported their models. */
const COMMON_REQUESTS = ['POST /api/wishlist/items', 'GET /api/account/editprofile'];

/** The requests of the page itself, without those that every page sends for a signed-in user. */
export function ownRequests(requests: readonly ApiRequest[]): readonly ApiRequest[] {
  return requests.filter(
    ({ method, url }) => !COMMON_REQUESTS.some((common) => `${method} ${url}`.startsWith(common)),
  );
}
