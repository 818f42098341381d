/** What getting a book needs to know of it; a card and a detail both have it. */
export interface PurchaseBook {
  readonly audioBookId: number;
  /** The product that is ordered: the first one of the title. */
  readonly productId: number;
  readonly title: string;
  readonly identifier: string;
  /** Version of its cover. */
  readonly recordVersion: number;
  /** The authors' names in one line; the player shows it. */
  readonly author: string;
}
