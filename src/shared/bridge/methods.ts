/** The wrapper of a method or event; `market` is the Android build of CafeBazaar or Myket. */
export type Carrier = 'android' | 'ios' | 'market';

/** One method of the native wrapper. */
export interface MethodRow {
  readonly on: readonly Carrier[];
  /** Android gets them in this order; iOS gets one object with these names. */
  readonly parameters: readonly ParameterRow[];
  /** The answer: none, JSON text at once (on iOS the event), or an event later. */
  readonly answer: 'none' | 'json' | 'event';
  /** The event of `events.ts` that answers. */
  readonly answeredBy?: string;
  readonly meaning: string;
  /** The app's fallback if the wrapper lacks the method. */
  readonly without: string;
}

interface ParameterRow {
  readonly name: string;
  readonly type: 'string' | 'int';
}

const both = ['android', 'ios'] as const;
const none = [] as const;
const audioBookId = { name: 'audioBookId', type: 'string' } as const;
const developerPayload = { name: 'developerPayload', type: 'string' } as const;
const stateJson = { name: 'stateJson', type: 'string' } as const;

/**
 * Every method that the app calls in the native wrapper. The transports, the simulator, its contract
 * page and the tests derive from this table. docs/native-bridge.md#methods
 */
export const methods = {
  getTokens: {
    on: both,
    parameters: none,
    answer: 'json',
    answeredBy: 'tokenInjected',
    meaning: 'The token set as JSON, empty text when logged out.',
    without: 'The tokens in local storage.',
  },
  setTokenToDevice: {
    on: both,
    parameters: [{ name: 'tokenJson', type: 'string' }],
    answer: 'none',
    meaning: 'Keeps the tokens after login, refresh and exchange; empty text takes them away.',
    without: 'Local storage only.',
  },
  openLoginPage: {
    on: both,
    parameters: none,
    answer: 'event',
    answeredBy: 'tokenInjected',
    meaning: 'Native sign-in; success comes as tokenInjected.',
    without: 'The page /auth with returnUrl.',
  },
  exit: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'The last step of a logout.',
    without: 'The shop.',
  },
  purchase: {
    on: both,
    parameters: [{ name: 'productId', type: 'string' }],
    answer: 'event',
    answeredBy: 'purchaseResult',
    meaning: 'Native purchase, one at a time; the id may end in @7.',
    without: 'The checkout page of the web.',
  },
  marketPurchase: {
    on: ['market'],
    parameters: [{ name: 'productId', type: 'string' }, developerPayload],
    answer: 'event',
    answeredBy: 'marketPurchaseResult',
    meaning: 'The market’s sheet; the payload is value@credit or value@subscription.',
    without: 'A notification.',
  },
  setMarketPurchaseStatus: {
    on: ['market'],
    parameters: [{ name: 'status', type: 'int' }, developerPayload],
    answer: 'none',
    meaning: '20 not installed, 21 cancelled, 6 accepted and awaiting validation, 10 validated.',
    without: 'Skipped and logged.',
  },
  share: {
    on: both,
    parameters: [
      { name: 'title', type: 'string' },
      { name: 'text', type: 'string' },
      { name: 'url', type: 'string' },
    ],
    answer: 'none',
    meaning: 'Native share sheet.',
    without:
      'In a wrapper the error that asks for an update; else the browser’s sheet or the clipboard.',
  },
  goToTab: {
    on: both,
    parameters: [{ name: 'tab', type: 'string' }],
    answer: 'none',
    meaning: 'Switches to library, store, search or profile.',
    without: 'The router.',
  },
  showTabs: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'The native tab bar is back.',
    without: 'The app’s own bar.',
  },
  hideTabs: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'The native tab bar gives way to the full player or a modal.',
    without: 'The app’s own bar.',
  },
  showPreloader: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'The native splash, before the app begins its page anew.',
    without: 'The app’s own loader.',
  },
  hidePreloader: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'The splash goes, once, after the first meaningful paint.',
    without: 'The app’s own loader.',
  },
  openPlayer: {
    on: both,
    parameters: [audioBookId, { name: 'chapterId', type: 'string' }],
    answer: 'none',
    meaning: 'Hands playback to the native player; an empty chapter is the last position.',
    without: 'The app’s own player.',
  },
  closePlayer: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'One owner of audio: before a web sample plays, and at logout.',
    without: 'The app’s own player.',
  },
  updateMediaSession: {
    on: both,
    parameters: [stateJson],
    answer: 'none',
    meaning: 'Title, artist, artwork, duration, position, rate and playing, for the lock screen.',
    without: 'The browser’s media session.',
  },
  openDeepLink: {
    on: both,
    parameters: [{ name: 'url', type: 'string' }],
    answer: 'none',
    meaning: 'Leaves the app: https, tel, mailto or a market’s page.',
    without: 'A window without opener.',
  },
  rateApp: {
    on: both,
    parameters: none,
    answer: 'none',
    meaning: 'The rating page.',
    without: 'The entry is hidden.',
  },
  setWebViewState: {
    on: both,
    parameters: [stateJson],
    answer: 'none',
    meaning: 'Path, canGoBack, tab, modal and player, on change only.',
    without: 'Skipped.',
  },
  sendEvent: {
    on: both,
    parameters: [
      { name: 'name', type: 'string' },
      { name: 'payloadJson', type: 'string' },
    ],
    answer: 'none',
    meaning: 'logBatch after a pause of 5 s and when paused; tracking events by their names.',
    without: 'The last 200 lines stay in memory.',
  },
  goToLibraryTab: {
    on: ['android'],
    parameters: [audioBookId],
    answer: 'none',
    meaning: 'Opens the owned book in the native library.',
    without: 'The page /library.',
  },
  goToLibraryTabRefresh: {
    on: ['android'],
    parameters: [audioBookId],
    answer: 'none',
    meaning: 'Reloads the native library and opens the owned book in it.',
    without: 'The page /library.',
  },
  openBook: {
    on: ['ios'],
    parameters: [audioBookId],
    answer: 'none',
    meaning: 'Opens the owned book in the native library.',
    without: 'The page /library.',
  },
  openBookRefresh: {
    on: ['ios'],
    parameters: [audioBookId],
    answer: 'none',
    meaning: 'Reloads the native library and opens the owned book in it.',
    without: 'The page /library.',
  },
} as const satisfies Record<string, MethodRow>;

export type MethodName = keyof typeof methods;

/** The names, in the order of the table. */
export const methodNames = Object.keys(methods) as readonly MethodName[];

type Parameter<M extends MethodName> = (typeof methods)[M]['parameters'][number];

/** The arguments of a method by their names. */
export type MethodArgs<M extends MethodName> = {
  readonly [P in Parameter<M> as P['name']]: P extends { type: 'int' } ? number : string;
};

/** A call of any method with its own arguments. */
export type NativeCall = {
  [M in MethodName]: { readonly method: M; readonly args: MethodArgs<M> };
}[MethodName];
