import { describeOperation } from './describe-operation';

/** Descriptions of the shop, titles, library, streams and purchases. */
export const titleAndOrderDescriptions = {
  getStorefront: describeOperation('The sections of the shop.'),
  getCategories: describeOperation('The genre tree.'),
  booksSearch: describeOperation(
    'Search and all listings. Normalizes letters, digits and half-spaces. Each word must be a prefix of a word in the title, people, series, publisher or genre. Without such a title, typing mistakes and words like «books of» are forgiven.',
  ),
  getSuggestions: describeOperation(
    'What somebody who types q may be looking for: at most 3 people, 5 titles and 3 lists or genres, the likeliest first.',
  ),
  getSearchStart: describeOperation(
    'What the search offers before anything is typed: lengths and genres with the number of their titles, and narrators.',
  ),
  getCatalog: describeOperation(
    'The lists of the editors with their first three titles, and the genres with their sub-genres.',
  ),
  getCatalogPage: describeOperation(
    'The head of a page of the catalogue: an editor list by its id (list) or name (listKey), or a genre by its identifier (genre).',
    'not-found',
  ),
  getAudiobookDetail: describeOperation(
    'The detail of a title, by number or identifier.',
    'not-found',
  ),
  getSeriesParts: describeOperation(
    'The titles of the series that a title belongs to, the first part first; none for a title of its own.',
    'not-found',
  ),
  getRatings: describeOperation(
    'The rates of a title by their stars, and the one of the caller.',
    'not-found',
  ),
  rateAudiobook: describeOperation(
    'Rates a title. A second rate of the same user replaces the first.',
    'not-found',
  ),
  unrateAudiobook: describeOperation('Takes back the rate of the caller, if any.', 'not-found'),
  getLanding: describeOperation(
    'The page of a partner or a campaign. In the mock: yalda, nowruz, zarebin.',
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
