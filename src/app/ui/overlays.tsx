import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isAsking } from '@/features/partner-sign-in/model';
import { useWasTrue } from '@/shared/ui/use-was-true';

const SwapQuestion = lazy(() => import('@/features/partner-sign-in/ui/swap-question'));

/** What may stand above any page and is seldom seen; each is fetched when it is needed first. */
export default function Overlays() {
  const wasAsked = useWasTrue(useUnit($isAsking));
  return <Suspense>{wasAsked && <SwapQuestion />}</Suspense>;
}
