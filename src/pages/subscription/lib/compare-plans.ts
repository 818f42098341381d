import type { Plan } from '@/shared/api/contract/subscription';

/** A plan beside the others. Money in rial. */
export interface ComparedPlan {
  readonly plan: Plan;
  /** The price of one title; null where the plan has no quota or no price. */
  readonly perBook: number | null;
  /** How much less a title costs than in the shortest plan; null where it does not. */
  readonly saving: { readonly rial: number; readonly than: string } | null;
  readonly isRecommended: boolean;
}

/** A price of one title is rounded to 100 Toman, because nobody pays it. */
const ROUNDING_RIAL = 1000;

/**
 * Compares plans by the price of one title. The recommended plan is the one at which a title becomes cheaper by
 * the largest step from the next shorter plan; the shorter of two equal ones. Rule: docs/behaviour.md#subscription
 */
export function comparePlans(plans: readonly Plan[]): readonly ComparedPlan[] {
  const byLength = plans
    .filter(({ quota, price }) => quota > 0 && price > 0)
    .toSorted((one, other) => one.days - other.days);
  const [shortest] = byLength;
  const recommended = recommendedOf(byLength);
  return plans.map((plan) => {
    const perBook = byLength.includes(plan) ? perBookOf(plan) : null;
    const less = shortest && perBook !== null ? perBookOf(shortest) - perBook : 0;
    return {
      plan,
      perBook,
      saving: shortest && less > 0 ? { rial: less, than: shortest.title } : null,
      isRecommended: plan === recommended,
    };
  });
}

function recommendedOf(byLength: readonly Plan[]): Plan | null {
  let best: Plan | null = null;
  let largestStep = 0;
  for (const [index, plan] of byLength.entries()) {
    const shorter = byLength[index - 1];
    const step = shorter ? perBookOf(shorter) - perBookOf(plan) : 0;
    if (step > largestStep) {
      largestStep = step;
      best = plan;
    }
  }
  return best;
}

function perBookOf({ price, quota }: Plan): number {
  return Math.round(price / quota / ROUNDING_RIAL) * ROUNDING_RIAL;
}
