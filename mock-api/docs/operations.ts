import * as account from '@/shared/api/contract/account';
import * as audiobooks from '@/shared/api/contract/audiobooks';
import * as auth from '@/shared/api/contract/auth';
import * as catalog from '@/shared/api/contract/catalog';
import * as categories from '@/shared/api/contract/categories';
import * as chapters from '@/shared/api/contract/chapters';
import * as comments from '@/shared/api/contract/comments';
import * as credit from '@/shared/api/contract/credit';
import * as feedback from '@/shared/api/contract/feedback';
import * as landing from '@/shared/api/contract/landing';
import * as library from '@/shared/api/contract/library';
import * as markets from '@/shared/api/contract/markets';
import type { Operation } from '@/shared/api/contract/operation';
import * as orders from '@/shared/api/contract/orders';
import * as people from '@/shared/api/contract/people';
import * as push from '@/shared/api/contract/push';
import * as search from '@/shared/api/contract/search';
import * as shop from '@/shared/api/contract/shop';
import * as stream from '@/shared/api/contract/stream';
import * as subscription from '@/shared/api/contract/subscription';
import * as telemetry from '@/shared/api/contract/telemetry';
import * as wishlist from '@/shared/api/contract/wishlist';

import * as control from '../control/operations';
import type { MockOperation } from '../core/handle';
import * as media from '../media/operations';

/** The contract's modules. Their names and order are the groups of the documentation. */
export const contractModules = {
  auth,
  account,
  shop: { ...shop, ...categories, ...landing },
  catalog,
  search,
  audiobooks: { ...audiobooks, ...comments },
  people,
  library: { ...library, ...chapters },
  stream,
  orders,
  subscription,
  markets,
  credit,
  wishlist,
  feedback,
  push,
  telemetry,
} as const;

/** Operations of the mock that are not in the contract: media and the control plane. */
const mockModules = { media, control } as const;

type In<M, Shape> = Extract<M[keyof M], Shape>;
type ContractModules = typeof contractModules;
type MockModules = typeof mockModules;

/** The ids of all API calls. */
export type ApiOperationId = {
  [G in keyof ContractModules]: In<ContractModules[G], Operation>['id'];
}[keyof ContractModules];

/** The ids of the mock's own calls. */
export type MockOperationId = {
  [G in keyof MockModules]: In<MockModules[G], MockOperation>['id'];
}[keyof MockModules];

export type OperationId = ApiOperationId | MockOperationId;

type GroupName = keyof ContractModules | keyof MockModules;

export interface OperationGroup {
  readonly name: GroupName;
  readonly operations: readonly (MockOperation & { readonly id: OperationId })[];
}

function isOperation(value: unknown): value is MockOperation & { id: OperationId } {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** All calls by group. */
export const operationGroups: readonly OperationGroup[] = Object.entries({
  ...contractModules,
  ...mockModules,
}).map(([name, exports]) => ({
  name: name as GroupName,
  operations: Object.values<unknown>(exports).filter(isOperation),
}));
