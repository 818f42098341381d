import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { passTimers } from '@/testing/pass-timers';
import { playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $libraryState } from './model';

passTimers();

const detail = 'GET /api/audiobooks/1001/detail2';
const chapters = '/api/library/single-item/1001';
const state = '/api/library/state/1001';

/** The page of book 1001 of a signed-in user. */
async function open(answers: Readonly<Record<string, unknown>>) {
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      [detail]: aDetail(),
      [`POST ${state}`]: aLibraryState(1),
      ...answers,
    },
    tokens: someTokens(),
  });
  test.router.visit({ routeId: 'product', path: '/pdp/1001', params: { id: '1001' } });
  return test;
}

it.each([
  ['the chapters', chapters],
  ['the library state', state],
])(
  'asks for %s that failed when the device is online, only while the page is open',
  async (...row) => {
    const [, url] = row;
    const { scope, router, requests } = await open({
      [`POST ${url}`]: () => {
        throw { kind: 'network' };
      },
    });
    const count = () => requests.filter((sent) => sent.url === url).length;
    const askedOnline = async () => {
      const before = count();
      await allSettled(cameOnline, { scope });
      return count() - before;
    };
    await allSettled(scope);
    expect(await askedOnline()).toBe(1);
    router.visit({ routeId: 'feedback', path: '/feedback' });
    expect(await askedOnline()).toBe(0);
  },
);

it('asks for the library state that a sign-out has dropped once the book and its reader are there', async () => {
  const held = heldAnswer<unknown>();
  const { scope } = await open({ [detail]: held.answer });
  void allSettled(sessionEnded, { scope });
  void allSettled(tokensChanged, { scope, params: someTokens() });
  held.give(aDetail());
  await allSettled(scope);
  expect(scope.getState($libraryState)).toEqual(aLibraryState(1));
});
