import { describeOperation } from './describe-operation';

/** Descriptions of sign-in, account, wishlist, feedback and telemetry. */
export const accountDescriptions = {
  requestToken: describeOperation(
    'Signs in with mobile number or e-mail and password, or exchanges a refresh token. A refresh token is valid once.',
    'invalid-credentials',
    'invalid-grant',
  ),
  connectToken: describeOperation(
    'The new sign-in: with a password, one-time code (header Login-Type: PasswordLess), a partner token (grant external) or a refresh token.',
    'invalid-credentials',
    'invalid-grant',
    'bad-partner-token',
    'partner-not-allowed',
  ),
  externalLogin: describeOperation(
    'Exchanges a partner token for a session. The kind must be that of the client-id header.',
    'bad-partner-token',
    'partner-not-allowed',
  ),
  sendResetPassword: describeOperation(
    'Sends a link to reset the password. The answer is the same for an unknown address.',
  ),
  registerMobile: describeOperation(
    'Sends a one-time code, valid once and for two minutes. The code is always 14040.',
  ),
  getProfile: describeOperation('The profile of the account.'),
  saveProfile: describeOperation(
    'Changes the given fields of the profile and returns the whole profile.',
  ),
  changePassword: describeOperation(
    'Sets a new password of at least six characters.',
    'invalid-credentials',
  ),
  changeEmail: describeOperation('Changes the e-mail address.'),
  getWishlist: describeOperation(
    'The wishlist, newest first, or one of its categories. Each item names its category.',
  ),
  addWish: describeOperation(
    'Adds a title to the wishlist, optionally to a category. Idempotent.',
    'not-found',
  ),
  removeWish: describeOperation('Removes a title from the wishlist. Idempotent.', 'not-found'),
  getWishCategories: describeOperation('One page of the wishlist categories.'),
  addWishCategory: describeOperation('Adds a wishlist category.'),
  renameWishCategory: describeOperation('Renames a wishlist category.', 'not-found'),
  removeWishCategory: describeOperation(
    'Removes a wishlist category. Its items stay in the wishlist.',
    'not-found',
  ),
  removeFromWishCategory: describeOperation(
    'Removes an item from a category. It stays in the wishlist.',
    'not-found',
  ),
  moveWish: describeOperation('Moves an item from one category to another.', 'not-found'),
  sendFeedback: describeOperation(
    'Sends feedback: a text of at most 5,000 characters, its subject, and a mobile number or an e-mail address for the answer.',
  ),
  subscribePush: describeOperation('Registers a push subscription.'),
  sendEvents: describeOperation('Receives tracking events.'),
  reportError: describeOperation('Receives an unexpected error of the app.'),
} as const;
