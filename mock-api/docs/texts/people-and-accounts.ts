import { text } from '../operation-text';

/** Sign-in, account, wishes and what people write to us. */
export const peopleAndAccountTexts = {
  requestToken: text(
    'Signs in with mobile number or e-mail and password, or trades a refresh token. A refresh token is good once.',
    'invalid-credentials',
    'invalid-grant',
  ),
  connectToken: text(
    'The new sign-in: password, one-time code (header Login-Type: PasswordLess), a partner token (grant external) or a refresh token.',
    'invalid-credentials',
    'invalid-grant',
    'bad-partner-token',
    'partner-not-allowed',
  ),
  externalLogin: text(
    'Trades a partner token for a session. The kind has to be that of the client-id header.',
    'bad-partner-token',
    'partner-not-allowed',
  ),
  sendResetPassword: text('Sends a link for a new password, whether or not the address is known.'),
  registerMobile: text('Sends a one-time code, good once and for two minutes. It is 14040.'),
  getProfile: text('The profile of the account.'),
  saveProfile: text('Changes what it names of the profile and answers the whole.'),
  changePassword: text('Sets a new password of at least six characters.', 'invalid-credentials'),
  changeEmail: text('Sets another e-mail address.'),
  getWishlist: text('The wished titles, newest first, of one category where it is named.'),
  addWish: text(
    'Wishes a title, in a category where it is named. Wishing twice is once.',
    'not-found',
  ),
  removeWish: text('Takes a wish back. Taking back what is no wish does nothing.', 'not-found'),
  getWishCategories: text('One page of the categories of wishes.'),
  addWishCategory: text('Makes a category of wishes.'),
  removeWishCategory: text('Removes a category; its wishes stay, in none.', 'not-found'),
  removeFromWishCategory: text('Takes a wish out of a category; it stays a wish.', 'not-found'),
  moveWish: text('Moves a wish from one category to another.', 'not-found'),
  sendFeedback: text('Takes a message to the makers.'),
  subscribePush: text('Remembers where push messages go.'),
  sendEvents: text('Takes tracking events.'),
  reportError: text('Takes an unexpected error of the app.'),
} as const;
