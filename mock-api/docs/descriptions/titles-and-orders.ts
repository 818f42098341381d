import { describeOperation } from './describe-operation';

/** Descriptions of the shop, titles, library, streams and purchases. */
export const titleAndOrderDescriptions = {
  getStorefront: describeOperation('The sections of the shop.'),
  getCategories: describeOperation('The genre tree.'),
  booksSearch: describeOperation(
    'Search and all listings. Normalizes letters, digits and half-spaces. Each word must be a prefix of a word in the title, people, series, publisher or genre.',
  ),
  getAudiobookDetail: describeOperation(
    'The detail of a title, by number or identifier.',
    'not-found',
  ),
  getComments: describeOperation('The comments of a title, newest first.', 'not-found'),
  addComment: describeOperation('Adds a comment and returns it as a list item.', 'not-found'),
  rateAudiobook: describeOperation(
    'Rates a title. A second rate of the same user replaces the first.',
    'not-found',
  ),
  getArtist: describeOperation(
    'A person with the titles they wrote or narrated, newest first.',
    'not-found',
  ),
  getPublisher: describeOperation('A publisher with its titles, newest first.', 'not-found'),
  getLibrary: describeOperation(
    'The owned titles, newest first. archived=true returns only archived titles.',
  ),
  getLibraryState: describeOperation(
    'The button states and the price of a title for this account and client.',
    'not-found',
  ),
  getSingleItem: describeOperation('The chapters of a title.', 'not-found'),
  archiveBook: describeOperation('Archives an owned title.', 'not-found', 'not-owned'),
  unarchiveBook: describeOperation('Unarchives an owned title.', 'not-found', 'not-owned'),
  getPlaylist: describeOperation(
    'The signed URLs of a chapter of an owned title or a free podcast, valid for two hours. Sets the cookie stream_session.',
    'not-found',
    'not-owned',
  ),
  getSample: describeOperation('The signed URLs of the sample of a title.', 'not-found'),
  orderWithoutPayment: describeOperation(
    'Adds a free title, or one that the subscription covers, to the library.',
    'not-found',
    'not-free',
  ),
  processWithCredit: describeOperation(
    'Buys a title or a plan with credit. An owned title costs nothing.',
    'not-found',
    'not-enough-credit',
    'not-for-sale',
  ),
  getPlans: describeOperation('The subscription plans.'),
  getCurrentSubscription: describeOperation('The running subscription, or null.'),
  consumeSubscription: describeOperation(
    'Borrows a title with the running subscription and uses one title of its quota.',
    'not-found',
    'no-quota',
    'no-subscription',
  ),
  validateMarketPurchase: describeOperation(
    'Credits a purchase in an app market: a credit package or a plan. Each purchase token counts once.',
    'not-found',
    'used-purchase-token',
  ),
  directPurchase: describeOperation(
    'Buys a title with credit from the markets dialog (transition 0 or 7).',
    'not-found',
    'not-enough-credit',
    'not-for-sale',
  ),
  getCredit: describeOperation('The balance and all transactions, newest first.'),
  getCreditPackages: describeOperation('The credit packages on sale.'),
  redeemCreditCode: describeOperation('Redeems a credit code.', 'unknown-code', 'used-code'),
} as const;
