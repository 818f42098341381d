// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { readHistoryDepthFx } from './history-depth';

test.each([
  ['an entry of the app', { idx: 2, key: 'a' }, 2],
  ['an entry of another site', null, 0],
  ['a state of someone else', { idx: 'two' }, 0],
  ['a state that is no object', 7, 0],
])('counts the entries behind %s', async (_, state, expected) => {
  window.history.replaceState(state, '');
  const answer = await allSettled(readHistoryDepthFx, { scope: fork() });
  expect(answer).toEqual({ status: 'done', value: expected });
});
