import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { restoreRequested } from '@/features/player/model/progress';
import { $item, $savedChapters } from '@/features/player/model/queue';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

import './forget-searches';
import './logout';

const info = {
  image: '/c.webp',
  title: 'A book',
  author: '',
  identifier: 'a-book',
  audioBookId: 1001,
  chapterId: 1,
  sample: false,
};
const chapter = {
  chapterId: 1,
  duration: 60,
  durationPlayed: 20,
  isPlaying: true,
  title: '',
  index: 0,
  audioBookId: 1001,
};
const storage = {
  'local:CHAPTER_PLAYED': JSON.stringify(info),
  'local:CHAPTERS_IN_LOCAL': JSON.stringify({ 1001: [chapter] }),
  'local:IS_PLAYING': 'true',
  'local:search_item': '["hafez"]',
  'local:deviceId': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
};

it('closes the player and leaves nothing of the person but the device', async () => {
  const { scope, storage: kept } = await createTestScope({ storage });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(restoreRequested, { scope });
  expect(scope.getState($item)?.audioBookId).toBe(1001);

  await allSettled(sessionEnded, { scope });
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($savedChapters)).toEqual({});
  expect([...kept.keys()]).toEqual(['local:deviceId']);
});
