import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import type { PriceTerms } from '@/entities/audiobook/lib/price-terms';
import type { PurchaseBook } from '@/entities/purchase/book';
import { isKnownAction } from '@/entities/purchase/main-button';
import { planDiscounts } from '@/entities/subscription/plan-discount';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { purchaseButtonActions, type PurchaseButtonAction } from '@/shared/api/contract/codes';
import type { CreditPackage } from '@/shared/api/contract/credit';
import type { LibraryState } from '@/shared/api/contract/library';
import type { Plan } from '@/shared/api/contract/subscription';
import { common } from '@/shared/i18n/fa/common';
import { fullName } from '@/shared/lib/full-name';

/** `forSale` can be paid for here; the other values are reasons why not. */
export type Standing = 'forSale' | 'owned' | 'bySubscription' | 'notSold';

/** The item for sale and its terms. */
export type Offer =
  | (PriceTerms & {
      readonly kind: 'book';
      readonly book: PurchaseBook;
      readonly standing: Standing;
      /** The current purchaseButtonAction. The order is placed only if it has not changed. */
      readonly action: number;
    })
  | (PriceTerms & { readonly kind: 'plan'; readonly plan: Plan })
  | (PriceTerms & { readonly kind: 'package'; readonly package: CreditPackage });

/** Rule: docs/behaviour.md#checkout. `hasNotEnoughCafeBazaarCredit` counts as for sale, because the checkout compares the balance itself. */
const standings: Readonly<Record<PurchaseButtonAction, Standing>> = {
  [purchaseButtonActions.disabled]: 'notSold',
  [purchaseButtonActions.library]: 'owned',
  [purchaseButtonActions.getFree]: 'forSale',
  [purchaseButtonActions.purchase]: 'forSale',
  [purchaseButtonActions.showSubscriptionPlans]: 'bySubscription',
  [purchaseButtonActions.getBySubscription]: 'bySubscription',
  [purchaseButtonActions.hasCafeBazaarCredit]: 'forSale',
  [purchaseButtonActions.hasNotEnoughCafeBazaarCredit]: 'forSale',
  [purchaseButtonActions.archived]: 'owned',
};

/** The offer of a book for this user. */
export function bookOffer(detail: AudiobookDetail, state: LibraryState): Offer {
  const { purchaseButtonAction: action } = state.purchaseButtonState;
  const [product] = detail.products;
  const listPrice = { price: product?.price ?? null, isFree: detail.isFree };
  // Only a book that costs nothing for this user has no price.
  const price = bookPriceOf(listPrice, state) ?? { rial: 0, discounts: [] };
  const { audioBookId, title, identifier, recordVersion, palette } = detail;
  const author = detail.authors.map(fullName).join(common.listComma);
  const standing = product && isKnownAction(action) ? standings[action] : 'notSold';
  return {
    kind: 'book',
    book: {
      audioBookId,
      productId: product?.productId ?? 0,
      title,
      identifier,
      recordVersion,
      author,
      palette,
      ...listPrice,
    },
    // Nobody can agree to a price that is not known.
    standing: standing === 'forSale' && price.rial === null ? 'notSold' : standing,
    action,
    ...price,
  };
}

/** The offer of a plan with its discount. */
export function planOffer(plan: Plan): Offer {
  return { kind: 'plan', plan, rial: plan.price, discounts: planDiscounts(plan) };
}

export function packageOffer(creditPackage: CreditPackage): Offer {
  return { kind: 'package', package: creditPackage, rial: creditPackage.price, discounts: [] };
}
