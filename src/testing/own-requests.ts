import type { ApiRequest } from '@/shared/api/send';

/** The requests of the page itself, without the wishlist that every page loads for a signed-in user. */
export function ownRequests(requests: readonly ApiRequest[]): readonly ApiRequest[] {
  return requests.filter(({ url }) => !url.startsWith('/api/wishlist/items'));
}
