import { accountScreens } from '../../../screens/lists/account';

import { bars, pick, type LookChapter } from './chapter';
import { more } from './more-states';

/** What belongs to a signed-in reader. */
export const accountChapters: readonly LookChapter[] = [
  {
    name: 'reader',
    unread: bars,
    screens: [
      ...pick(accountScreens, [
        'library',
        'library, nothing yet',
        'library, what has been begun',
        'library, logged out',
        'library, loading',
        'library, server error',
        'archive',
        'wishlist',
        'wishlist, a shelf',
        'wishlist, selecting',
        'wishlist, new shelf',
        'wishlist, taken off',
        'wishlist, empty',
        'wishlist, loading',
      ]),
      more.rows,
      more.arrange,
      more.move,
    ],
  },
  {
    name: 'account',
    unread: bars,
    screens: [
      ...pick(accountScreens, [
        'profile',
        'profile, logged out',
        'profile, server error',
        'profile, loading',
        'profile, edit',
        'profile, sign-out',
        'credit',
        'credit, none',
        'credit, loading',
        'credit code, used',
        'credit code, redeemed',
        'subscription, running',
        'subscription, none',
        'subscription, logged out',
        'plans',
        'subscription, loading',
        'about, Hisstori',
      ]),
      more.display,
      more.chat,
      more.feedback,
      more.feedbackRefused,
      more.license,
    ],
  },
];
