import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it, vi } from 'vitest';

import { player } from '@/shared/i18n/fa/player';
import { formatClock } from '@/shared/i18n/format';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $status } from '../model/playback';
import { bookRequested, chapterPicked, chapterProgressed } from '../model/queue';

import { ChapterList } from './chapter-list';

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

it.each([
  ['paused', [['play']]],
  ['ended', [['play']]],
  ['playing', []],
  ['loading', []],
] as const)('starts the chapter in the player when it is %s with %j', async (status, calls) => {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  await allSettled($status, { scope, params: status });
  render(
    <Provider value={scope}>
      <ChapterList />
    </Provider>,
  );
  const before = engine.calls.length;
  await userEvent.click(screen.getAllByRole('button')[0]!);
  expect(engine.calls.slice(before)).toEqual(calls);
});

it('marks a chapter as heard from its last second on, and tells what is left of another', async () => {
  const { scope } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
  for (const [chapterId, durationPlayed] of [
    [1, 99],
    [2, 98.9],
  ] as const)
    await allSettled(chapterProgressed, {
      scope,
      params: { audioBookId: 1001, chapterId, durationPlayed },
    });
  render(
    <Provider value={scope}>
      <ChapterList />
    </Provider>,
  );
  const [heard, begun] = screen.getAllByRole('button');
  expect(heard?.querySelector('svg')).not.toBeNull();
  expect(heard).toHaveTextContent(`one${formatClock(100)}`);
  expect(begun?.querySelector('svg')).toBeNull();
  expect(begun).toHaveTextContent(`two${player.remaining(formatClock(1.1))}`);
});
