import { render } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { formatClock, formatDuration } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';

import '../model/playback';
import { bookRequested } from '../model/queue';

import { BookLine } from './book-line';

async function textOf(chapters: typeof threeChapters.chapters) {
  const { scope } = await createTestScope({
    answers: {
      ...playerAnswers,
      'POST /api/library/single-item/1001': { audioBookId: 1001, chapters },
    },
  });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const { container } = render(
    <Provider value={scope}>
      <BookLine />
    </Provider>,
  );
  return container.textContent;
}

it('says what is left of the book and how long it is, and nothing while it has no chapters', async () => {
  const { bookRemaining, bookLength } = player;
  expect(await textOf(threeChapters.chapters)).toBe(
    bookRemaining(formatDuration(300)) + bookLength(formatClock(300)),
  );
  expect(await textOf([])).toBe('');
});
