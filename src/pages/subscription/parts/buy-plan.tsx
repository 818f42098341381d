import { useUnit } from 'effector-react';

import { $client } from '@/entities/client/model';
import { checkoutPath } from '@/entities/purchase/checkout-path';
import type { Plan } from '@/shared/api/contract/subscription';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { Button } from '@/shared/ui/button/button';
import { ButtonLink } from '@/shared/ui/button/button-link';

import { $isBuyingPlan, planBuyClicked } from '../model';

interface BuyPlanProps {
  plan: Plan;
  /** Whether a subscription is running, which this plan would extend. */
  isRunning: boolean;
  /** The button of the recommended plan stands out. */
  isRecommended: boolean;
}

/** Links to the web checkout; in a market client it opens the market's purchase sheet. */
export function BuyPlan({ plan, isRunning, isRecommended }: BuyPlanProps) {
  const { client, isBuying, clicked } = useUnit({
    client: $client,
    isBuying: $isBuyingPlan,
    clicked: planBuyClicked,
  });
  const text = isRunning ? texts.prolong : texts.buy;
  const name = texts.buyOf(text, plan.title);
  const kind = isRecommended ? 'subscription' : 'outline';
  if (client.kind === 'market') {
    return (
      <Button
        kind={kind}
        isWide
        aria-label={name}
        isBusy={isBuying}
        onClick={() => clicked(plan.planId)}
      >
        {text}
      </Button>
    );
  }
  const checkout = checkoutPath({ kind: 'plan', planId: plan.planId });
  return (
    <ButtonLink to={checkout} kind={kind} isWide aria-label={name}>
      {text}
    </ButtonLink>
  );
}
