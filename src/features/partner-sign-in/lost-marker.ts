import { combine, sample } from 'effector';

import { pageModelsStarted } from '@/shared/routing/page-models';

import { $isSwapQuestionOpen, swapQuestion } from './model';

// A reload, or the way forward to a question that was answered, has nothing to ask. Rule: docs/behaviour.md#overlays
sample({
  clock: [pageModelsStarted, swapQuestion.$isOpen],
  filter: combine(
    swapQuestion.$isOpen,
    $isSwapQuestionOpen,
    (isMarked, isAsked) => isMarked && !isAsked,
  ),
  fn: () => undefined,
  target: swapQuestion.closed,
});
