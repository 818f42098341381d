import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { playerRestoreRequested } from '@/features/player/model/progress';
import { $item } from '@/features/player/model/queue';
import { getCreditFx } from '@/shared/api/endpoints/credit';
import { httpError } from '@/shared/api/errors';
import { $tokens, sessionEnded } from '@/shared/api/tokens';
import { $sessionPort } from '@/shared/bridge/session-port';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { aJwt } from '@/testing/session-fixtures';

// The lists of the entry and of the wrapper's part: the test fails if they do not import what it needs.
import '../start/entry-models';
import './connect-wrapper';
import { nativeSessionPort } from './session-port';

const item = {
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
const userData = {
  'local:CHAPTER_PLAYED': JSON.stringify(item),
  'local:CHAPTERS_IN_LOCAL': JSON.stringify({ 1001: [chapter] }),
  'local:IS_PLAYING': 'true',
  'local:search_item': '["hafez"]',
  'session:wishlist_ids': '[20001]',
};
const deviceData = { 'local:deviceId': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' };

const refuse = (status: number) => () => {
  throw httpError(status, '', null);
};

/** A native app with this token set, around a page that has data of its user. */
async function startInWrapper(set: object, refusal = 400) {
  const test = await createTestScope({
    skipsWaits: true,
    storage: { ...userData, ...deviceData },
    answers: {
      'GET /api/credit': refuse(401),
      'POST /connect/token': refuse(refusal),
    },
  });
  const { scope } = test;
  const calls = await connectFakeWrapper(scope, {
    answer: ({ method }) => (method === 'getTokens' ? JSON.stringify(set) : undefined),
  });
  await allSettled($sessionPort, { scope, params: nativeSessionPort });
  await allSettled(playerRestoreRequested, { scope });
  await allSettled(sessionRestoreRequested, { scope });
  return {
    ...test,
    /** The methods that end a session, in the order of their calls. */
    endings: () =>
      calls
        .map(({ method }) => method)
        .filter((method) => ['setTokenToDevice', 'closePlayer', 'exit'].includes(method)),
  };
}
const good = { token: aJwt(), 'refresh-token': 'refresh-1', expireIn: '4000000000000' };
const expired = { ...good, expireIn: '1700000000000' };

it.each([400, 401, 403])('exits last when a call finds the session refused: %s', async (status) => {
  const { scope, storage, endings } = await startInWrapper(good, status);
  expect(scope.getState($item)?.audioBookId).toBe(1001);
  await allSettled(getCreditFx, { scope, params: {} });
  expect(scope.getState($tokens)).toBeNull();
  expect(scope.getState($item)).toBeNull();
  expect(Object.fromEntries(storage)).toEqual(deviceData);
  expect(endings().toSorted()).toEqual(['closePlayer', 'exit', 'setTokenToDevice']);
  expect(endings().at(-1)).toBe('exit');
});

it.each([400, 401, 403])(
  'exits last when the start finds the session refused: %s',
  async (status) => {
    const { scope, storage, endings } = await startInWrapper(expired, status);
    expect(scope.getState($item)).toBeNull();
    expect(Object.fromEntries(storage)).toEqual(deviceData);
    expect(endings().toSorted()).toEqual(['closePlayer', 'exit', 'setTokenToDevice']);
    expect(endings().at(-1)).toBe('exit');
  },
);

it.each([
  ['500 keeps the session', 500],
  ['429 keeps the session', 429],
])('does not exit: %s', async (_, status) => {
  const { scope, storage, endings } = await startInWrapper(good, status);
  await allSettled(getCreditFx, { scope, params: {} });
  expect(scope.getState($tokens)).not.toBeNull();
  expect(Object.fromEntries(storage)).toMatchObject(userData);
  expect(endings()).toEqual([]);
});

it('signs out without an exit when the stored session cannot be used', async () => {
  const { storage, endings } = await startInWrapper({ token: 'not a token', expireIn: '1' });
  expect(Object.fromEntries(storage)).toEqual(deviceData);
  expect(endings().toSorted()).toEqual(['closePlayer', 'setTokenToDevice']);
});

it('does not exit when the session ends for another reason', async () => {
  const { scope, endings } = await startInWrapper(good);
  await allSettled(sessionEnded, { scope });
  expect(endings()).not.toContain('exit');
});
