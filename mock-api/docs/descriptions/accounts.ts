import { describeOperation } from './describe-operation';

/** Sign-in, account, wishes and what people write to us. */
export const accountDescriptions = {
  requestToken: describeOperation(
    'Signs in with mobile number or e-mail and password, or trades a refresh token. A refresh token is good once.',
    'invalid-credentials',
    'invalid-grant',
  ),
  connectToken: describeOperation(
    'The new sign-in: password, one-time code (header Login-Type: PasswordLess), a partner token (grant external) or a refresh token.',
    'invalid-credentials',
    'invalid-grant',
    'bad-partner-token',
    'partner-not-allowed',
  ),
  externalLogin: describeOperation(
    'Trades a partner token for a session. The kind has to be that of the client-id header.',
    'bad-partner-token',
    'partner-not-allowed',
  ),
  sendResetPassword: describeOperation(
    'Sends a link for a new password, whether or not the address is known.',
  ),
  registerMobile: describeOperation(
    'Sends a one-time code, good once and for two minutes. It is 14040.',
  ),
  getProfile: describeOperation('The profile of the account.'),
  saveProfile: describeOperation('Changes what it names of the profile and answers the whole.'),
  changePassword: describeOperation(
    'Sets a new password of at least six characters.',
    'invalid-credentials',
  ),
  changeEmail: describeOperation('Sets another e-mail address.'),
  getWishlist: describeOperation(
    'The wished titles, newest first, of one category where it is named.',
  ),
  addWish: describeOperation(
    'Wishes a title, in a category where it is named. Wishing twice is once.',
    'not-found',
  ),
  removeWish: describeOperation(
    'Takes a wish back. Taking back what is no wish does nothing.',
    'not-found',
  ),
  getWishCategories: describeOperation('One page of the categories of wishes.'),
  addWishCategory: describeOperation('Makes a category of wishes.'),
  removeWishCategory: describeOperation(
    'Removes a category; its wishes stay, in none.',
    'not-found',
  ),
  removeFromWishCategory: describeOperation(
    'Takes a wish out of a category; it stays a wish.',
    'not-found',
  ),
  moveWish: describeOperation('Moves a wish from one category to another.', 'not-found'),
  sendFeedback: describeOperation('Takes a message to the makers.'),
  subscribePush: describeOperation('Remembers where push messages go.'),
  sendEvents: describeOperation('Takes tracking events.'),
  reportError: describeOperation('Takes an unexpected error of the app.'),
} as const;
