import type { ApiRequest } from '@/shared/api/send';

/** What a page itself asked for: the wishes of who is signed in are fetched beside any page. */
export function ownRequests(requests: readonly ApiRequest[]): readonly ApiRequest[] {
  return requests.filter(({ url }) => !url.startsWith('/api/wishlist/items'));
}
