/**
 * What a buyer meets with the 63 books of the state gallery: written by hand from the product spec
 * (sections 2 and 4) and the bridge's table, not taken from the app's rules.
 */

/** Whose app it is: our web app, our Android wrapper, that of a market, our iOS wrapper. */
export type Shop = 'web' | 'android' | 'market' | 'ios';

/**
 * What a press leads to: the book is the buyer's, a question of the markets dialog, a closed pop-up,
 * or a page of the app. `{id}` and `{product}` stand for those of the book.
 */
export type Lead = 'owned' | 'confirmation' | 'notEnough' | 'closed' | `/${string}`;

/** A press, and the calls that buy, lend, spend or play: none that is not named here. */
export interface Deed {
  readonly leadsTo: Lead;
  /** What the server is asked: `METHOD path?query body`. */
  readonly server?: string;
  /** What the native app is told: `method(first parameter)`. */
  readonly native?: string;
}

/** One deed, or one for each shop in which it is another. */
export type Deeds = Deed | Readonly<Record<Shop, Deed>>;

/** What the main button of a purchaseButtonAction shows, whatever the subscription's state. */
export interface MainRow {
  readonly action: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly colour: 'own' | 'subscription';
  readonly showsPrice: boolean;
  /** The subscription button where it does not follow the subscription's state. */
  readonly subscription?: 'small' | 'none';
  /** Null where the button is disabled. */
  readonly press: Deeds | null;
}

const noPayment = 'POST /api/orders/app-nopayment?productId={product} {}';

/** Got without paying; then the native library, where there is one, reads itself anew. */
const gotWithoutPaying: Deeds = {
  web: { leadsTo: 'owned', server: noPayment },
  android: { leadsTo: 'owned', server: noPayment, native: 'goToLibraryTabRefresh({id})' },
  market: { leadsTo: 'owned', server: noPayment, native: 'goToLibraryTabRefresh({id})' },
  ios: { leadsTo: 'owned', server: noPayment, native: 'openBookRefresh({id})' },
};

const nativePurchase: Deed = { leadsTo: 'closed', native: 'purchase({product})' };

/** Every action but 1: of the buyer's own books there is nothing to get. */
export const mainRows: readonly MainRow[] = [
  { action: 0, colour: 'subscription', showsPrice: true, press: null },
  {
    action: 2,
    colour: 'own',
    showsPrice: false,
    subscription: 'small',
    press: gotWithoutPaying,
  },
  {
    action: 3,
    colour: 'own',
    showsPrice: true,
    press: {
      web: { leadsTo: '/app-checkout/book-{id}' },
      android: nativePurchase,
      market: nativePurchase,
      ios: nativePurchase,
    },
  },
  { action: 4, colour: 'subscription', showsPrice: true, press: { leadsTo: '/subscription' } },
  { action: 5, colour: 'subscription', showsPrice: true, press: gotWithoutPaying },
  { action: 6, colour: 'own', showsPrice: true, press: { leadsTo: 'confirmation' } },
  { action: 7, colour: 'own', showsPrice: true, press: { leadsTo: 'notEnough' } },
  {
    action: 8,
    colour: 'own',
    showsPrice: true,
    subscription: 'none',
    press: { leadsTo: '/archive' },
  },
];

export const states = [0, 1, 2, 3, 4, 5, 6] as const;
export type State = (typeof states)[number];

/** `getBySubscription`: what is bought in spite of it says so, with `@7` and the transition 7. */
export const runningSubscription: State = 4;

/** The subscription button of each subscriptionButtonState. */
export const subscriptionOf = {
  0: 'none',
  1: 'enabled',
  2: 'enabled',
  3: 'enabled',
  4: 'enabled',
  5: 'disabled',
  6: 'enabled',
} as const;

const plans: Deed = { leadsTo: '/subscription' };
const consume = 'POST /api/subscription/consume/{id} {}';
const nativePlayer = 'openPlayer({id})';

/** A press of the subscription button, where it is enabled, of a book to be bought. */
export const subscriptionPresses: readonly (readonly [State, Deeds])[] = [
  [1, plans],
  [2, plans],
  [3, { web: plans, android: plans, market: { leadsTo: '/credit' }, ios: plans }],
  [4, gotWithoutPaying],
  [
    6,
    {
      web: { leadsTo: 'closed', server: consume },
      android: { leadsTo: 'closed', server: consume, native: nativePlayer },
      market: { leadsTo: 'closed', server: consume, native: nativePlayer },
      ios: { leadsTo: 'closed', server: consume, native: nativePlayer },
    },
  ],
];

/** What 'confirm' in the markets dialog asks the server; without a subscription, and with one. */
export const directPurchase = (state: State) =>
  `POST /api/markets/direct-purchase {"productId":{product},"libraryTransitionType":${state === runningSubscription ? 7 : 0}}`;

/** The colours of the light theme. */
export const ground = { own: 'rgb(31, 87, 195)', subscription: 'rgb(242, 167, 27)' } as const;

/** The price of every gallery book that has one. */
export const priceShown = '۱۲۶٬۰۰۰';

/** What a press does in this shop. */
export function deedIn(shop: Shop, deeds: Deeds): Deed {
  return 'leadsTo' in deeds ? deeds : deeds[shop];
}
