/** The way in which the account got a title. */
export type Acquisition = 'purchase' | 'free' | 'subscription' | 'gift';

export interface LibraryEntry {
  readonly audioBookId: number;
  readonly acquiredBy: Acquisition;
  /** The lending subscription. The account owns the title only while that subscription runs. */
  readonly subscriptionId: number | null;
  /** The first request of a chapter, in epoch milliseconds. */
  startedAt: number | null;
  /** The first request of the last chapter, in epoch milliseconds; only for several chapters. */
  finishedAt: number | null;
}

export interface AccountSubscription {
  /** Identifies the subscription in the library entries that it lends. */
  readonly id: number;
  readonly planId: number;
  readonly startedAt: number;
  endsAt: number;
  quotaLeft: number;
  intervalQuotaLeft: number;
  intervalStartedAt: number;
}

export interface WishlistItem {
  readonly productId: number;
  categoryId: number | null;
}

interface AccountTransaction {
  readonly id: number;
  readonly title: string;
  /** In rial; negative for a payment. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** All data of one user. Plain data, because the browser stores it as JSON. */
export interface Account {
  /** The `sub` claim of its tokens. */
  readonly id: string;
  mobileNo: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null until the user sets one. Then only a one-time code or a partner signs in. */
  password: string | null;
  /** In rial. */
  balance: number;
  subscription: AccountSubscription | null;
  /** Oldest first. */
  library: LibraryEntry[];
  /** audioBookIds. Each is also in `library`. */
  archived: number[];
  /** Oldest first. */
  wishlist: WishlistItem[];
  wishlistCategories: { readonly id: number; readonly title: string }[];
  transactions: AccountTransaction[];
  /** Redeemed credit codes. */
  usedCodes: string[];
  /** audioBookIds of the state gallery that now follow the account and not their fixed state. */
  overriddenGalleryBooks: number[];
}

/** Creates an empty account. */
export function newAccount(id: string, mobileNo = ''): Account {
  return {
    id,
    mobileNo,
    email: '',
    firstName: '',
    lastName: '',
    password: null,
    balance: 0,
    subscription: null,
    library: [],
    archived: [],
    wishlist: [],
    wishlistCategories: [],
    transactions: [],
    usedCodes: [],
    overriddenGalleryBooks: [],
  };
}
