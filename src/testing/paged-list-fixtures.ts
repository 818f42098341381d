import { allSettled, createEffect, fork } from 'effector';

import { createPagedList } from '@/shared/api/create-paged-list';
import type { ApiError } from '@/shared/api/errors';
import { tokensChanged } from '@/shared/api/tokens';

import { someTokens } from './session-fixtures';

/** A request for one page of numbers. */
export interface NumbersRequest {
  readonly query: string;
  readonly page: number;
}

/** One page of numbers. */
export interface NumbersPage {
  items: number[];
  total: number;
  page: number;
  pageSize: number;
}

/** The call of both lists; each test has its own server. */
export const sendPageFx = createEffect<NumbersRequest, NumbersPage, ApiError>();

/** A user's list, which is loaded again whenever it opens. */
export const userList = createPagedList<number, string>({
  load: sendPageFx,
  keyOf: (item) => item,
  firstQuery: 'all',
  of: 'user',
  whenReopened: 'reload',
});

/** A list for anyone, which keeps what is loaded. */
export const publicList = createPagedList<number, string>({
  load: sendPageFx,
  keyOf: (item) => item,
  firstQuery: 'all',
  of: 'anyone',
  whenReopened: 'keep',
});

/** A server with the numbers from 1 to `total`, twenty on each page; it records its requests. */
export const count =
  (total: number, requests: NumbersRequest[] = []) =>
  (request: NumbersRequest): NumbersPage => {
    requests.push(request);
    const first = (request.page - 1) * 20 + 1;
    const length = Math.max(0, Math.min(20, total - first + 1));
    const items = Array.from({ length }, (_, index) => first + index);
    return { items, total, page: request.page, pageSize: 20 };
  };

/** A scope of a signed-in user with this server. */
export async function signedInScope(
  answer: (request: NumbersRequest) => NumbersPage | Promise<NumbersPage>,
) {
  const scope = fork({ handlers: [[sendPageFx, answer]] });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  return scope;
}
