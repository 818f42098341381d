import { act, fireEvent } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { createMockAnswers } from '@/testing/mock-answers';
import { pageVisits } from '@/testing/page-visits';
import { renderPage } from '@/testing/render-page';
import { settledOutline } from '@/testing/settled-outline';
import { viewOfVisit } from '@/testing/view-of-visit';

import '../start/entry-models';
import '../start/page-models';

const now = Date.UTC(2026, 10, 21, 12);
const pictures = () => [...document.querySelectorAll('img')];

/** Those that show other pictures than covers, and one with covers. */
const withPictures = ['shop', 'clp', 'catalog', 'catalog.genre', 'catalog-landing', 'artist'];
const visits = pageVisits.filter(({ routeId }) =>
  [...withPictures, 'publisher', 'landing', 'library'].includes(routeId),
);

it.each(visits)(
  'shows something else in place of each picture that fails on $path',
  async (visit) => {
    const { options } = await createMockAnswers('collector', now);
    const View = await viewOfVisit(visit);
    const { scope } = await renderPage(<View />, visit, options);
    await act(() => allSettled(sessionRestoreRequested, { scope }));
    await settledOutline(scope);
    expect(pictures()).not.toEqual([]);
    // A cover may stand in for an illustration, and fail as well.
    for (const _ of ['picture', 'cover'])
      for (const picture of pictures()) fireEvent.error(picture);
    expect(pictures().map(({ src }) => src)).toEqual([]);
  },
);
