import type { Discount } from '@/entities/audiobook/ui/price';
import type { PurchaseBook } from '@/entities/purchase/book';
import { planDiscount } from '@/entities/subscription/plan-discount';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { CreditPackage } from '@/shared/api/contract/credit';
import type { LibraryState } from '@/shared/api/contract/library';
import type { Plan } from '@/shared/api/contract/subscription';
import { common } from '@/shared/i18n/fa/common';
import { fullName } from '@/shared/lib/full-name';

/** `forSale`: can be paid for here; the others say why not. */
export type Standing = 'forSale' | 'owned' | 'bySubscription' | 'notSold';

interface Priced {
  /** What is paid, in rial; null when nobody said. */
  readonly rial: number | null;
  readonly discount: Discount | null;
}

/** What is bought, and on which terms. */
export type Offer =
  | (Priced & {
      readonly kind: 'book';
      readonly book: PurchaseBook;
      readonly standing: Standing;
      /** purchaseButtonAction of the moment: what is sold is sold under this one alone. */
      readonly action: number;
    })
  | (Priced & { readonly kind: 'plan'; readonly plan: Plan })
  | (Priced & { readonly kind: 'package'; readonly package: CreditPackage });

/** purchaseButtonAction in words of the checkout (product spec, section 4); 7 is told by the balance. */
const standings: readonly Standing[] = [
  'notSold',
  'owned',
  'forSale',
  'forSale',
  'bySubscription',
  'bySubscription',
  'forSale',
  'forSale',
  'owned',
];
const GET_FREE = 2;

/** A book for this person. */
export function bookOffer(detail: AudiobookDetail, state: LibraryState): Offer {
  const { purchaseButtonAction: action, stateDiscountedPrice } = state.purchaseButtonState;
  const [product] = detail.products;
  const off = stateDiscountedPrice === null ? undefined : state.discounts[0];
  const price = stateDiscountedPrice ?? product?.price ?? null;
  const { audioBookId, title, identifier, recordVersion } = detail;
  const author = detail.authors.map(fullName).join(common.listComma);
  return {
    kind: 'book',
    book: {
      audioBookId,
      productId: product?.productId ?? 0,
      title,
      identifier,
      recordVersion,
      author,
    },
    standing: product ? (standings[action] ?? 'notSold') : 'notSold',
    action,
    rial: action === GET_FREE ? 0 : price,
    discount: off ? { value: off.discountValue, percentage: off.discountPercentage } : null,
  };
}

/** A plan, with what is taken off its price. */
export function planOffer(plan: Plan): Offer {
  return { kind: 'plan', plan, rial: plan.price, discount: planDiscount(plan) };
}

export function packageOffer(creditPackage: CreditPackage): Offer {
  return { kind: 'package', package: creditPackage, rial: creditPackage.price, discount: null };
}
