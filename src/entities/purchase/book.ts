import type { Palette } from '@/shared/api/contract/values';

/** The fields of a book that a purchase needs; a card and a detail both have them. */
export interface PurchaseBook {
  readonly audioBookId: number;
  /** The product to order: the first product of the title. */
  readonly productId: number;
  readonly title: string;
  readonly identifier: string;
  /** Version of the cover. */
  readonly recordVersion: number;
  /** The authors' names in one line; the player shows it. */
  readonly author: string;
  /** The colours of the cover; null if the API names none. */
  readonly palette: Palette | null;
  /** The price for everybody, in rial; null when unknown. The user's own price is in the library state. */
  readonly price: number | null;
  readonly isFree: boolean;
}
