import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { playerCommentsClicked, playerInfoClicked } from './links';
import { bookRequested } from './queue';

it.each([
  ['its page', playerInfoClicked, '/pdp/1001'],
  ['its comments', playerCommentsClicked, '/pdp/comment/1001/divan?title=Divan'],
])('opens %s of the current book, and nothing without one', async (_, clicked, address) => {
  const { scope, router } = await createTestScope({ answers: playerAnswers });
  await allSettled(clicked, { scope });
  expect(router.navigations).toEqual([]);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  await allSettled(clicked, { scope });
  expect(router.navigations).toEqual([{ to: address }]);
});
