import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $item } from '@/features/player/model/queue';
import { sampleIntended } from '@/features/player/model/intents';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import {
  $artistSample,
  $heardTitle,
  $works,
  artistSampleClicked,
  artistSamplePointed,
} from './model';

const sara = { id: 7, firstName: 'Sara', lastName: 'Delaviz' };
const written = aBookCard({ audioBookId: 1, authors: [sara], narrators: [] });
const narrated = aBookCard({ audioBookId: 2, narrators: [sara] });

async function open(works: unknown[]) {
  const test = await createTestScope({
    answers: {
      'GET /api/artists/7': { ...sara, about: '', works },
      'GET /api/stream/sample/2': { streamUrl: '/hls/sample.m3u8', downloadUrl: null },
    },
  });
  const intended = watchCalls(sampleIntended, test.scope);
  expect(test.scope.getState($works)).toEqual({ written: [], narrated: [] });
  test.router.visit({ routeId: 'artist', path: '/artist/7', params: { id: '7' } });
  await allSettled(test.scope);
  return { ...test, intended };
}

it('prepares the sample of the best title when it is pointed at, and plays it', async () => {
  const { scope, engine, intended } = await open([written, narrated]);
  expect(scope.getState($works)).toEqual({ written: [written], narrated: [narrated] });
  await allSettled(artistSamplePointed, { scope });
  expect(intended).toEqual([2]);
  expect(scope.getState($artistSample).isCurrent).toBe(false);
  await allSettled(artistSampleClicked, { scope });
  expect(scope.getState($item)).toMatchObject({ audioBookId: 2, isSample: true });
  engine.emit('playing');
  expect(scope.getState($artistSample)).toEqual({ isCurrent: true, status: 'playing' });
  await allSettled(artistSamplePointed, { scope });
  expect(intended).toEqual([2]);
});

it('plays nothing of a person without titles', async () => {
  const { scope, intended } = await open([]);
  await allSettled(artistSamplePointed, { scope });
  await allSettled(artistSampleClicked, { scope });
  expect(scope.getState($heardTitle)).toBeNull();
  expect(scope.getState($artistSample)).toEqual({ isCurrent: false, status: 'ended' });
  expect(scope.getState($item)).toBeNull();
  expect(intended).toEqual([]);
});
