import { browsingScreens } from '../../../screens/lists/browsing';
import { bookScreens } from '../../../screens/lists/book';
import { catalogScreens } from '../../../screens/lists/catalog';

import { bars, pick, type LookChapter } from './chapter';
import { more } from './more-states';

/** The storefront, the search, books and the catalogue. */
export const shopChapters: readonly LookChapter[] = [
  {
    name: 'storefront',
    unread: [],
    screens: [
      ...pick(browsingScreens, [
        'storefront',
        'storefront, with something to go on with',
        'storefront of Hisstori',
        'storefront, loading',
        'storefront, server error',
        'storefront, covers missing',
      ]),
      more.steps,
      more.subscriber,
      more.banner,
    ],
  },
  {
    name: 'search',
    unread: bars,
    screens: [
      ...pick(browsingScreens, [
        'search, at its start',
        'search, recent searches',
        'search, loading',
        'search, server error',
        'search, suggestions',
        'search, found with filters',
        'search, filters leave nothing',
        'search, filters',
        'listing of a content type',
        'listing, loading',
        'listing, server error',
        'listing, covers missing',
        'listing of a shelf',
      ]),
      more.chosenSuggestion,
    ],
  },
  {
    name: 'book',
    // How far a sample has got is seen as soon as it has got there.
    unread: [...bars, 'ring.fill'],
    screens: [
      ...pick(bookScreens, [
        'book',
        'book with two scripts in its title',
        'book of the longest title, discounted',
        'book, scrolled',
        'archived book',
        'book, cover missing',
        'free podcast',
        'book with a subscription',
        'own book',
        'book that is not to be had',
        'book, its sample playing',
        'book, loading',
        'book, server error',
        'book that does not exist',
        'comments',
        'comments, none',
        'comments, loading',
        'comments, server error',
      ]),
      more.series,
      more.moment,
      more.likeRefused,
      more.ownComment,
      more.tinted,
      more.aboutBook,
    ],
  },
  {
    name: 'catalogue',
    unread: bars,
    screens: [
      ...pick(catalogScreens, [
        'catalogue, start',
        'catalogue, start, loading',
        'catalogue, all titles',
        'catalogue, genre',
        'catalogue, genre, loading',
        'catalogue, genre, no connection',
      ]),
      more.author,
      more.narrator,
      more.publisher,
      more.landing,
      more.unknownLanding,
      more.text,
      more.refusedText,
    ],
  },
];
