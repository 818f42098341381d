import { text } from '../operation-text';

/** Shop, titles, library, sound and everything that is bought. */
export const titleAndOrderTexts = {
  getStorefront: text('The sections of the shop, composed by the server.'),
  getCategories: text('The whole tree of genres.'),
  booksSearch: text(
    'Search and every listing. Letters, digits and half-spaces are folded; each word has to begin a word of title, people, series, publisher or genre.',
  ),
  getAudiobookDetail: text('One title whole, by its number or identifier.', 'not-found'),
  getComments: text('The comments of a title, newest first.', 'not-found'),
  addComment: text('Adds a comment and answers it as the list shows it.', 'not-found'),
  rateAudiobook: text('Rates a title; a second rate replaces the first.', 'not-found'),
  getArtist: text('A person with the titles they wrote or read, newest first.', 'not-found'),
  getPublisher: text('A publisher with its titles, newest first.', 'not-found'),
  getLibrary: text('The owned titles, newest first; archived ones only with archived=true.'),
  getLibraryState: text(
    'The states of both buttons of a title for this account and client, and its price.',
    'not-found',
  ),
  getSingleItem: text('The chapters of a title.', 'not-found'),
  archiveBook: text('Puts an owned title into the archive.', 'not-found', 'not-owned'),
  unarchiveBook: text('Takes an owned title out of the archive.', 'not-found', 'not-owned'),
  getPlaylist: text(
    'The signed addresses of a chapter that is owned, or of a free podcast. Good for two hours. Sets the cookie stream_session.',
    'not-found',
    'not-owned',
  ),
  getSample: text('The signed addresses of the sample of a title.', 'not-found'),
  orderWithoutPayment: text(
    'Adds a free title, or one that the subscription gives.',
    'not-found',
    'not-free',
  ),
  processWithCredit: text(
    'Buys a title or a plan with credit. What is owned already costs nothing more.',
    'not-found',
    'not-enough-credit',
    'not-for-sale',
  ),
  getPlans: text('The plans of the subscription.'),
  getCurrentSubscription: text('The running subscription, null without one.'),
  consumeSubscription: text(
    'Gets a title by the running subscription, which takes one off its quota.',
    'not-found',
    'no-quota',
    'no-subscription',
  ),
  validateMarketPurchase: text(
    'Books what an app market sold: a credit package or a plan. A purchase token counts once.',
    'not-found',
  ),
  directPurchase: text(
    'Buys a title with credit from the markets dialog (transition 0 or 7).',
    'not-found',
    'not-enough-credit',
    'not-for-sale',
  ),
  getCredit: text('The balance and what led to it, newest first.'),
  getCreditPackages: text('What credit can be bought.'),
  redeemCreditCode: text('Redeems a credit code.', 'unknown-code', 'used-code'),
} as const;
