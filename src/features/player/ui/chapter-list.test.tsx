import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import '../model/playback';
import { bookRequested, chapterPicked } from '../model/queue';

import { ChapterList } from './chapter-list';

// The document of the tests has no layout.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

it('plays a picked chapter, and leaves the one that plays alone', async () => {
  const { scope } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const picked = watchCalls(chapterPicked, scope);
  const onPicked = vi.fn<() => void>();
  render(
    <Provider value={scope}>
      <ChapterList onPicked={onPicked} />
    </Provider>,
  );
  const rows = screen.getAllByRole('button');
  const [current] = rows.filter((row) => row.getAttribute('aria-current') === 'true');
  expect(rows.indexOf(current!)).toBe(0);
  await userEvent.click(rows[0]!);
  expect([picked, onPicked.mock.calls.length]).toEqual([[], 1]);
  await userEvent.click(rows[2]!);
  expect([picked, onPicked.mock.calls.length]).toEqual([[2], 2]);
});
