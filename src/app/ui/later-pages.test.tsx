import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import ArchivePage from '@/pages/archive/view';
import ListingPage from '@/pages/clp/view';
import CommentsPage from '@/pages/comments/view';
import LibraryPage from '@/pages/library/view';
import type { ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { clp } from '@/shared/i18n/fa/clp';
import { comments } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { library } from '@/shared/i18n/fa/library';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage, type PageVisit } from '@/testing/render-page';
import { savedSession } from '@/testing/session-fixtures';

interface EndlessPage {
  readonly View: ComponentType;
  readonly visit: PageVisit;
  readonly call: string;
  readonly item: (id: number) => object;
  readonly more: string;
}

const card = (audioBookId: number) => aBookCard({ audioBookId });
const comment = (id: number) => ({ id, userName: 'Sara', text: 'Lovely', rate: 4, createdAt: '' });

const endlessPages: readonly EndlessPage[] = [
  {
    View: LibraryPage,
    visit: { routeId: 'library', path: '/library' },
    call: 'GET /api/library',
    item: card,
    more: library.more,
  },
  {
    View: ArchivePage,
    visit: { routeId: 'archive', path: '/archive' },
    call: 'GET /api/library',
    item: card,
    more: library.more,
  },
  {
    View: ListingPage,
    visit: { routeId: 'clp', path: '/clp', search: '?q=div' },
    call: 'GET /api/booksSearch',
    item: card,
    more: clp.more,
  },
  {
    View: CommentsPage,
    visit: {
      routeId: 'comments',
      path: '/pdp/comment/1001/divan',
      params: { id: '1001', identifier: 'divan' },
    },
    call: 'GET /api/audiobooks/1001/comments',
    item: comment,
    more: comments.more,
  },
];

it.each(endlessPages)(
  'offers a retry and nothing else once a later page of $visit.path has failed',
  async ({ View, visit, call, item, more }) => {
    let isDown = true;
    const { scope, requests } = await renderPage(<View />, visit, {
      storage: savedSession(),
      answers: {
        ...playerAnswers,
        [call]: ({ url }: ApiRequest) => {
          if (!url.includes('page=2')) return aPage([item(1)], 2);
          if (isDown) throw { kind: 'network' } satisfies ApiError;
          return aPage([item(2)], 2);
        },
      },
    });
    await act(async () => {
      await allSettled(sessionRestoreRequested, { scope });
    });
    await userEvent.click(await screen.findByRole('button', { name: more }));
    const retry = await screen.findByRole('button', { name: common.retry });
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    await expect.poll(() => screen.queryByRole('button', { name: common.retry })).toBeNull();
    const items = screen
      .getAllByRole('listitem')
      .filter((each) => each.hasAttribute('aria-posinset'));
    expect(items).toHaveLength(2);
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    expect(requests.filter(({ url }) => url.includes('page=2'))).toHaveLength(2);
  },
);
