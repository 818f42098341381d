import type { ApiOperationId, MockOperationId } from '../../docs/operations';
import type * as control from '../../control/operations';
import { catalogueExamples } from './catalogue';
import { commentExamples } from './comments';
import type { Examples } from './example';
import { identityExamples } from './identity';
import { libraryExamples } from './library';
import { mediaExamples } from './media';
import { purchaseExamples } from './purchases';
import { wishlistCategoryExamples } from './wishlist-categories';

type ControlId = Extract<(typeof control)[keyof typeof control], { id: string }>['id'];
export type ExampleId = ApiOperationId | Exclude<MockOperationId, ControlId>;

/** Examples of every API and media call. A call without an example does not compile. */
export const examples: Record<ExampleId, Examples> = {
  ...identityExamples,
  ...catalogueExamples,
  ...commentExamples,
  ...libraryExamples,
  ...wishlistCategoryExamples,
  ...purchaseExamples,
  ...mediaExamples,
};
