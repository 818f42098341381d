import { createEffect } from 'effector';

import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, type PageRequest } from '@/shared/api/create-paged-list';
import type { ApiError } from '@/shared/api/errors';

/** One page of titles. */
interface CardsPage {
  items: BookCard[];
  total: number;
  page: number;
  pageSize: number;
}

/** The call of the list; each test has its own server. */
export const loadCardsFx = createEffect<PageRequest<string>, CardsPage, ApiError>();

/** A list of titles for anyone, which keeps what is loaded. */
export const cardList = createPagedList<BookCard, string>({
  load: loadCardsFx,
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: '',
  of: 'anyone',
  whenReopened: 'keep',
});
