/** How a title came into a library. */
export type Acquisition = 'purchase' | 'free' | 'subscription' | 'gift';

export interface LibraryEntry {
  readonly audioBookId: number;
  readonly acquiredBy: Acquisition;
  /** The subscription that lends it; such a title is owned only while that one runs. */
  readonly subscriptionId: number | null;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** Set when a chapter has been asked for. */
  startedAt: number | null;
  /** Set when the last of several chapters has been asked for. */
  finishedAt: number | null;
}

export interface AccountSubscription {
  /** Tells one subscription from the next, for titles that it lends. */
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

export interface AccountTransaction {
  readonly id: number;
  readonly title: string;
  /** Rial; negative when it left the account. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Everything that belongs to one person. Plain data, because the browser stores it. */
export interface Account {
  /** The `sub` of its tokens; never changes. */
  readonly id: string;
  mobileNo: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null until one was set: only a one-time code or a partner lets in. */
  password: string | null;
  /** Rial. */
  balance: number;
  subscription: AccountSubscription | null;
  /** In the order of getting. */
  library: LibraryEntry[];
  /** audioBookIds, each in `library` too. */
  archived: number[];
  /** In the order of wishing. */
  wishlist: WishlistItem[];
  wishlistCategories: { readonly id: number; readonly title: string }[];
  transactions: AccountTransaction[];
  /** Credit codes that this account has used. */
  usedCodes: string[];
  /** Books of the state gallery whose pair a call of this account has ended. */
  overriddenGalleryBooks: number[];
}

/** An account that has nothing yet. */
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
