import { act, renderHook } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { common } from '@/shared/i18n/fa/common';
import { player } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { pauseClicked, playClicked } from '../model/playback';
import { bookRequested } from '../model/queue';
import { $isStalled, stallRetryClicked } from '../model/stall';
import { $isChapterUnavailable } from '../model/stream';

import { usePlayAction } from './use-play-action';

it.each([
  ['pause', false, false, 'play', player.play, playClicked],
  ['playing', false, false, 'pause', player.pause, pauseClicked],
  ['waiting', false, false, 'loading', player.pause, pauseClicked],
  ['waiting', true, false, 'retry', common.retry, stallRetryClicked],
  ['pause', true, false, 'play', player.play, playClicked],
  ['pause', false, true, 'retry', common.retry, playClicked],
] as const)('after %s (stalled: %s, unavailable: %s) it is to %s', async (...row) => {
  const [event, isStalled, isUnavailable, face, label, called] = row;
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing', { duration: 100 });
  if (event !== 'playing') engine.emit(event, { duration: 100, isPaused: event === 'pause' });
  await allSettled($isStalled, { scope, params: isStalled });
  await allSettled($isChapterUnavailable, { scope, params: isUnavailable });
  const { result } = renderHook(usePlayAction, {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });
  expect(result.current).toMatchObject({ face, label });
  const events = [playClicked, pauseClicked, stallRetryClicked].map((unit) => ({
    unit,
    calls: watchCalls(unit, scope),
  }));
  act(() => result.current.act());
  expect(events.filter(({ calls }) => calls.length > 0).map(({ unit }) => unit)).toEqual([called]);
});
