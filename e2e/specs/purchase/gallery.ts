/**
 * The outcome of each button for the 63 books of the state gallery. The table is written by hand from the
 * product's rules (docs/behaviour.md#purchase-buttons, docs/native-bridge.md#methods), not taken from the app's code.
 */

/** The app that the user has: the web app, our Android app, an Android market's app, or our iOS app. */
export type Shop = 'web' | 'android' | 'market' | 'ios';

/**
 * The place to which a press leads: the pop-up that says the book is owned, one of the questions of the markets
 * dialog, a closed pop-up, or a page of the app. `{id}` and `{product}` stand for those of the book.
 */
export type Destination = 'owned' | 'confirmation' | 'notEnough' | 'closed' | `/${string}`;

/** The outcome of a press, with every call that buys, lends, spends or plays. */
export interface PressOutcome {
  readonly leadsTo: Destination;
  /** The call to the server: `METHOD path?query body`. */
  readonly server?: string;
  /** The call to the native app: `method(first parameter)`. */
  readonly native?: string;
}

/** One outcome for all shops, or one for each. */
export type PressOutcomes = PressOutcome | Readonly<Record<Shop, PressOutcome>>;

/** The main button of a purchaseButtonAction, in every state of the subscription. */
export interface MainRow {
  readonly action: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly colour: 'own' | 'subscription';
  readonly showsPrice: boolean;
  /** The subscription button where it does not follow the subscription's state. */
  readonly subscription?: 'small' | 'none';
  /** Null where the button is disabled. */
  readonly press: PressOutcomes | null;
}

const noPayment = 'POST /api/orders/app-nopayment?productId={product} {}';

/** The book is added without payment; a native library, where there is one, then reloads. */
const addedWithoutPayment: PressOutcomes = {
  web: { leadsTo: 'owned', server: noPayment },
  android: { leadsTo: 'owned', server: noPayment, native: 'goToLibraryTabRefresh({id})' },
  market: { leadsTo: 'owned', server: noPayment, native: 'goToLibraryTabRefresh({id})' },
  ios: { leadsTo: 'owned', server: noPayment, native: 'openBookRefresh({id})' },
};

const nativePurchase: PressOutcome = { leadsTo: 'closed', native: 'purchase({product})' };

/** Every action but 1: a book that the user owns has no pop-up. */
export const mainRows: readonly MainRow[] = [
  { action: 0, colour: 'subscription', showsPrice: true, press: null },
  {
    action: 2,
    colour: 'own',
    showsPrice: false,
    subscription: 'small',
    press: addedWithoutPayment,
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
  { action: 5, colour: 'subscription', showsPrice: true, press: addedWithoutPayment },
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

/** `getBySubscription`: a purchase in this state carries `@7` or the transition type 7. */
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

const plans: PressOutcome = { leadsTo: '/subscription' };
const consume = 'POST /api/subscription/consume/{id} {}';
const nativePlayer = 'openPlayer({id})';

/** The subscription button, where it is enabled, for a book that is for sale. */
export const subscriptionPresses: readonly (readonly [State, PressOutcomes])[] = [
  [1, plans],
  [2, plans],
  [3, { web: plans, android: plans, market: { leadsTo: '/credit' }, ios: plans }],
  [4, addedWithoutPayment],
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

/** The call of the markets dialog's confirm button. */
export const directPurchase = (state: State) =>
  `POST /api/markets/direct-purchase {"productId":{product},"libraryTransitionType":${state === runningSubscription ? 7 : 0}}`;

/** The colours of the light theme. */
export const background = { own: 'rgb(31, 87, 195)', subscription: 'rgb(242, 167, 27)' } as const;

/** The price of every gallery book that has one. */
export const priceShown = '۱۲۶٬۰۰۰';

/** Picks the outcome for a shop. */
export function outcomeIn(shop: Shop, outcomes: PressOutcomes): PressOutcome {
  return 'leadsTo' in outcomes ? outcomes : outcomes[shop];
}
