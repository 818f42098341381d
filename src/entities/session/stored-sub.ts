import { combine } from 'effector';

import { decodeJwt } from '@/shared/lib/jwt';

import { $unrenewed, $user } from './model';

/**
 * Whose data the device has: the `sub` of the user, also of one whose session is still to be renewed; empty where only
 * the refresh token is left, null for a visitor.
 */
export const $storedSub = combine($user, $unrenewed, (user, unrenewed) => {
  if (user) return user.sub;
  if (!unrenewed?.stale) return null;
  return (unrenewed.expired && decodeJwt(unrenewed.expired.access)?.sub) ?? '';
});
