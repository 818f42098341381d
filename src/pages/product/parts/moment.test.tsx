import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { moments } from '@/shared/i18n/fa/moments';
import { formatClock, formatNumber } from '@/shared/i18n/format';
import { aDetail } from '@/testing/api-fixtures';
import { threeChapters } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { renderPage } from '@/testing/render-page';

import { $bookChapters, $detail, $libraryState } from '../model';

import { MomentOfLink } from './moment';

const ofChapter = moments.linkToChapter(formatNumber(3), formatClock(54));
const ofSample = moments.linkToSample(formatClock(12));

it.each([
  ['the chapter of an owned book', '?ch=3&t=54', 1, ofChapter, true],
  ['the chapter of a book that is sold', '?ch=3&t=54', 3, ofChapter, false],
  ['the sample', '?t=12', 3, ofSample, true],
])(
  'names the moment in %s, and plays it or says why not',
  async (_what, search, action, words, isHeard) => {
    const visit = { routeId: 'product', path: '/pdp/1001', search, params: { id: '1001' } };
    const { scope } = await renderPage(<MomentOfLink />, visit);
    await act(async () => {
      await allSettled($detail, { scope, params: aDetail() });
      await allSettled($libraryState, { scope, params: aLibraryState(action, 0) });
      await allSettled($bookChapters, { scope, params: threeChapters.chapters });
    });
    expect(screen.getByRole('region', { name: words })).toHaveTextContent(words);
    expect(screen.queryByRole('button', { name: moments.listen }) !== null).toBe(isHeard);
    expect(screen.queryByText(moments.locked) !== null).toBe(!isHeard);
  },
);
