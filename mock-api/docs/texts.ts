import type { OperationText } from './operation-text';
import type { OperationId } from './operations';
import { mediaAndControlTexts } from './texts/media-and-control';
import { peopleAndAccountTexts } from './texts/people-and-accounts';
import { titleAndOrderTexts } from './texts/titles-and-orders';

/** What people read about every call; a call without its text does not compile. */
export const operationTexts = {
  ...peopleAndAccountTexts,
  ...titleAndOrderTexts,
  ...mediaAndControlTexts,
} as const satisfies Record<OperationId, OperationText>;
