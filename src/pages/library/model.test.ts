import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { sessionRestoreRequested } from '@/entities/session/model';
import { $status } from '@/features/player/model/playback';
import { $item, sampleRequested } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { playerItemOf } from '@/features/player/lib/player-item';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { savedSession } from '@/testing/session-fixtures';

import {
  $libraryFilter,
  $shownBooks,
  $shownTotal,
  libraryBooks,
  libraryPlayPressed,
} from './model';

const library = 'GET /api/library';
const page = (search = '') => ({ routeId: 'library', path: '/library', search });
const book = aBookCard();

async function open(answer: unknown = aPage([book]), { isSignedIn = true, search = '' } = {}) {
  const test = await createTestScope({
    storage: isSignedIn ? savedSession() : {},
    answers: { ...playerAnswers, [library]: answer, 'POST /api/wishlist/items/ids': [] },
  });
  await allSettled(sessionRestoreRequested, { scope: test.scope });
  test.router.visit(page(search));
  await allSettled(test.scope);
  const requestedUrls = () =>
    test.requests.filter(({ url }) => url.startsWith('/api/library?')).map(({ url }) => url);
  return { ...test, requestedUrls };
}

describe('the library', () => {
  it('treats an unknown filter as all', async () => {
    const { scope } = await open(undefined, { search: '?filter=nonsense' });
    expect(scope.getState($libraryFilter)).toBe('all');
    expect(scope.getState($shownBooks)).toHaveLength(1);
  });

  it('filters by the positions of this device, whatever the server thinks', async () => {
    const { scope, requestedUrls } = await open(undefined, { search: '?filter=finished' });
    expect(scope.getState($shownBooks)).toEqual([]);
    expect(scope.getState($shownTotal)).toBe(0);
    expect(requestedUrls()).toEqual(['/api/library?filter=all&page=1']);
  });

  it('is not requested while signed out', async () => {
    const { scope, requestedUrls } = await open(undefined, { isSignedIn: false });
    expect(requestedUrls()).toEqual([]);
    expect(scope.getState(libraryBooks.$items)).toBeNull();
  });

  it('is cleared by a sign-out', async () => {
    const { scope } = await open();
    expect(scope.getState(libraryBooks.$items)).toHaveLength(1);
    await allSettled(sessionEnded, { scope });
    expect(scope.getState(libraryBooks.$items)).toBeNull();
    expect(scope.getState(libraryBooks.$total)).toBe(0);
  });

  it('reloads after a purchase while it is visible, and not on another page', async () => {
    const { scope, router, requestedUrls } = await open();
    const params = { audioBookId: 7, productId: 70, how: 'free' as const };
    await allSettled(purchased, { scope, params });
    expect(requestedUrls()).toHaveLength(2);
    router.visit({ routeId: 'shop', path: '/' });
    await allSettled(purchased, { scope, params });
    expect(requestedUrls()).toHaveLength(2);
  });

  it('retries a failed page once the device is online again, and nothing else', async () => {
    let isBroken = true;
    const { scope, requestedUrls } = await open(() => {
      if (isBroken) throw { kind: 'network' };
      return aPage([book]);
    });
    isBroken = false;
    await allSettled(cameOnline, { scope });
    expect(scope.getState(libraryBooks.$items)).toHaveLength(1);
    await allSettled(cameOnline, { scope });
    expect(requestedUrls()).toHaveLength(2);
  });
});

describe('the play button of a book', () => {
  it('starts it, pauses it and resumes it', async () => {
    const { scope, engine } = await open();
    const press = () =>
      allSettled(libraryPlayPressed, { scope, params: playerItemOf(book, 'whole') });
    await press();
    expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: false });
    engine.emit('playing');
    await press();
    engine.emit('pause');
    expect(scope.getState($status)).toBe('paused');
    await press();
    expect(engine.calls.at(-1)).toEqual(['play']);
    expect(engine.sources).toHaveLength(1);
  });

  it('starts the book although its sample is in the player', async () => {
    const { scope } = await open();
    const params = { item: anItem({ isSample: true }), duration: 60 };
    await allSettled(sampleRequested, { scope, params });
    await allSettled(libraryPlayPressed, { scope, params: playerItemOf(book, 'whole') });
    expect(scope.getState($item)?.isSample).toBe(false);
  });
});
