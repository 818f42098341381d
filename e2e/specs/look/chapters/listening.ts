import { checkoutScreens } from '../../../screens/lists/checkout';
import { playerScreens } from '../../../screens/lists/player';
import { purchaseScreens } from '../../../screens/lists/purchase';
import { signInScreens } from '../../../screens/lists/sign-in';

import { bars, page, pick, type LookChapter } from './chapter';
import { more } from './more-states';

/** The player, and what it takes to get a book. */
export const listeningChapters: readonly LookChapter[] = [
  {
    name: 'player',
    unread: [page, 'sidebar.sidebar', 'bottom-bar.bar'],
    screens: [
      ...pick(playerScreens, ['small player', 'full player']),
      more.jumped,
      ...pick(playerScreens, [
        'chapter list',
        'bookmarks',
        'speed sheet',
        'sleep sheet, with a running timer',
        'driving mode',
        'full player, sound not to be had',
        'full player, loading',
        'keys of the player',
      ]),
    ],
  },
  {
    name: 'purchase',
    unread: [...bars, page],
    screens: [
      more.buying,
      ...pick(purchaseScreens, [
        'pop-up, logged out',
        'pop-up, not for sale, with a subscription to buy',
        'pop-up, with the subscription',
        'pop-up, refused',
        'pop-up, got',
        'pop-up, terms loading',
        'pop-up, terms not to be had',
        'credit dialog, before credit is spent',
        'credit dialog, too little credit',
        'end of the subscription',
        'sign-in by a partner, already logged in',
      ]),
      more.install,
    ],
  },
  {
    name: 'checkout',
    unread: bars,
    screens: pick(checkoutScreens, [
      'book',
      'book that is owned',
      'plan',
      'credit package',
      'logged out',
      'loading',
      'server error',
      'paid',
      'refused',
      'answer lost',
    ]),
  },
  {
    name: 'sign-in',
    unread: bars,
    screens: pick(signInScreens, [
      'mobile',
      'mobile, wrong',
      'mobile, server error',
      'code, wrong',
      'password',
      'forgotten password',
      'forgotten password, link sent',
    ]),
  },
];
