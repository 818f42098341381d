import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import '@/features/player/model/playback';
import { $duration, $position } from '@/features/player/model/position';
import { $chapter, $item } from '@/features/player/model/queue';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';

import { $bookChapters, $detail, $libraryState } from './model';
import { $moment, momentClicked } from './moment';

passTimers();

/** The page of a book by a link; action 1 is an owned book, 3 one that is sold. */
async function visit(query: Record<string, string>, action: number) {
  const { scope, engine, router } = await createTestScope({
    answers: { ...playerAnswers, 'POST /api/library/state/1001': aLibraryState(action, 0) },
  });
  const search = `?${new URLSearchParams(query).toString()}`;
  router.visit({ routeId: 'product', path: '/pdp/1001', search, params: { id: '1001' } });
  await allSettled($detail, { scope, params: aDetail({ sampleDuration: 60 }) });
  await allSettled($libraryState, { scope, params: aLibraryState(action, 0) });
  await allSettled($bookChapters, { scope, params: threeChapters.chapters });
  const play = () => allSettled(momentClicked, { scope });
  const moment = () => scope.getState($moment);
  const playing = () => [
    scope.getState($item)?.isSample,
    scope.getState($chapter)?.chapterId,
    scope.getState($position),
  ];
  return { scope, engine, play, moment, playing };
}

it('plays an owned book from the moment of the link', async () => {
  const { engine, play, moment, playing } = await visit({ ch: '3', t: '54' }, 1);
  expect(moment()).toEqual({
    part: 'chapter',
    number: 3,
    seconds: 54,
    chapterId: 3,
    isLocked: false,
  });
  await play();
  expect(playing()).toEqual([false, 3, 54]);
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/3.m3u8', startAt: 54 });
});

it('keeps the moment of a book that is sold, and plays nothing', async () => {
  const { play, moment, playing } = await visit({ ch: '3', t: '54' }, 3);
  expect(moment()).toMatchObject({ number: 3, isLocked: true });
  await play();
  expect(playing()[0]).toBeUndefined();
});

it('plays the sample from its moment', async () => {
  const { scope, engine, play, moment, playing } = await visit({ t: '12' }, 3);
  expect(moment()).toEqual({ part: 'sample', seconds: 12 });
  await play();
  expect(playing()).toEqual([true, 0, 12]);
  expect(scope.getState($duration)).toBe(60);
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/sample.m3u8', startAt: 12 });
});

it('goes back to the moment in the chapter that plays already', async () => {
  const { scope, engine, play, playing } = await visit({ ch: '3', t: '54' }, 1);
  await play();
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 80, duration: 100 });
  await allSettled(scope);
  expect(playing()).toEqual([false, 3, 80]);
  await play();
  expect(playing()).toEqual([false, 3, 54]);
});

it.each([
  ['a chapter that the book does not have', { ch: '4', t: '5' }, 1],
  ['a second after the end of the chapter', { ch: '1', t: '100' }, 1],
  ['a second after the end of the sample', { t: '60' }, 3],
  ['a moment of the sample for an owner', { t: '12' }, 1],
])('names nothing for %s', async (_, query, action) => {
  const { moment } = await visit(query, action);
  expect(moment()).toBeNull();
});
