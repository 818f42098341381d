import { describeOperation } from './describe-operation';

/** Shop, titles, library, sound and everything that is bought. */
export const titleAndOrderDescriptions = {
  getStorefront: describeOperation('The sections of the shop, composed by the server.'),
  getCategories: describeOperation('The whole tree of genres.'),
  booksSearch: describeOperation(
    'Search and every listing. Letters, digits and half-spaces are folded; each word has to begin a word of title, people, series, publisher or genre.',
  ),
  getAudiobookDetail: describeOperation(
    'One title whole, by its number or identifier.',
    'not-found',
  ),
  getComments: describeOperation('The comments of a title, newest first.', 'not-found'),
  addComment: describeOperation('Adds a comment and answers it as the list shows it.', 'not-found'),
  rateAudiobook: describeOperation('Rates a title; a second rate replaces the first.', 'not-found'),
  getArtist: describeOperation(
    'A person with the titles they wrote or read, newest first.',
    'not-found',
  ),
  getPublisher: describeOperation('A publisher with its titles, newest first.', 'not-found'),
  getLibrary: describeOperation(
    'The owned titles, newest first; archived ones only with archived=true.',
  ),
  getLibraryState: describeOperation(
    'The states of both buttons of a title for this account and client, and its price.',
    'not-found',
  ),
  getSingleItem: describeOperation('The chapters of a title.', 'not-found'),
  archiveBook: describeOperation('Puts an owned title into the archive.', 'not-found', 'not-owned'),
  unarchiveBook: describeOperation(
    'Takes an owned title out of the archive.',
    'not-found',
    'not-owned',
  ),
  getPlaylist: describeOperation(
    'The signed addresses of a chapter that is owned, or of a free podcast. Good for two hours. Sets the cookie stream_session.',
    'not-found',
    'not-owned',
  ),
  getSample: describeOperation('The signed addresses of the sample of a title.', 'not-found'),
  orderWithoutPayment: describeOperation(
    'Adds a free title, or one that the subscription gives.',
    'not-found',
    'not-free',
  ),
  processWithCredit: describeOperation(
    'Buys a title or a plan with credit. What is owned already costs nothing more.',
    'not-found',
    'not-enough-credit',
    'not-for-sale',
  ),
  getPlans: describeOperation('The plans of the subscription.'),
  getCurrentSubscription: describeOperation('The running subscription, null without one.'),
  consumeSubscription: describeOperation(
    'Gets a title by the running subscription, which takes one off its quota.',
    'not-found',
    'no-quota',
    'no-subscription',
  ),
  validateMarketPurchase: describeOperation(
    'Books what an app market sold: a credit package or a plan. A purchase token counts once.',
    'not-found',
  ),
  directPurchase: describeOperation(
    'Buys a title with credit from the markets dialog (transition 0 or 7).',
    'not-found',
    'not-enough-credit',
    'not-for-sale',
  ),
  getCredit: describeOperation('The balance and what led to it, newest first.'),
  getCreditPackages: describeOperation('What credit can be bought.'),
  redeemCreditCode: describeOperation('Redeems a credit code.', 'unknown-code', 'used-code'),
} as const;
