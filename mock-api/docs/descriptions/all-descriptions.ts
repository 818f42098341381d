import type { OperationId } from '../operations';
import { accountDescriptions } from './accounts';
import { commentDescriptions } from './comments';
import type { OperationDescription } from './describe-operation';
import { mediaAndControlDescriptions } from './media-and-control';
import { titleAndOrderDescriptions } from './titles-and-orders';

/** The documentation text of every call. A call without a text does not compile. */
export const operationDescriptions = {
  ...accountDescriptions,
  ...titleAndOrderDescriptions,
  ...commentDescriptions,
  ...mediaAndControlDescriptions,
} as const satisfies Record<OperationId, OperationDescription>;
