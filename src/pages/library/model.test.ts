import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { sessionRestoreRequested } from '@/entities/session/model';
import { libraryBooks } from '@/features/owned-books/library-books';
import { $status } from '@/features/player/model/playback';
import { $item, sampleRequested } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { playerItemOf } from '@/features/player/lib/player-item';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { savedSession } from '@/testing/session-fixtures';

import { arrangementPicked, arrangeSheet, $libraryLayout, layoutPicked } from './arrangement';
import { $libraryQuery, $shownBooks, $shownTotal, libraryPlayPressed } from './model';

const library = 'GET /api/library';
const page = (search = '') => ({ routeId: 'library', path: '/library', search });
const book = aBookCard();

async function open(
  answer: unknown = aPage([book]),
  { isSignedIn = true, search = '', isHeld = false } = {},
) {
  const test = await createTestScope({
    storage: isSignedIn ? savedSession() : {},
    answers: { ...playerAnswers, [library]: answer, 'POST /api/wishlist/items/ids': [] },
  });
  await allSettled(sessionRestoreRequested, { scope: test.scope });
  test.router.visit(page(search));
  if (isHeld) await new Promise((resolve) => void setImmediate(resolve));
  else await allSettled(test.scope);
  const requestedUrls = () =>
    test.requests.filter(({ url }) => url.startsWith('/api/library?')).map(({ url }) => url);
  return { ...test, requestedUrls };
}

describe('the library', () => {
  it('treats an unknown filter as all', async () => {
    const { scope } = await open(undefined, { search: '?filter=nonsense' });
    expect(scope.getState($libraryQuery).tab).toBe('all');
    expect(scope.getState($shownBooks)).toHaveLength(1);
  });

  it('filters by the positions of this device, whatever the server thinks', async () => {
    const { scope, requestedUrls } = await open(undefined, { search: '?filter=finished' });
    expect(scope.getState($shownBooks)).toEqual([]);
    expect(scope.getState($shownTotal)).toBe(0);
    expect(requestedUrls()).toEqual(['/api/library?filter=all&pageSize=100&page=1']);
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

describe('the arrangement of the library', () => {
  const titles = ['C', 'A', 'B'].map((title, index) =>
    aBookCard({ audioBookId: index + 1, title }),
  );
  const twoPages = ({ url }: { url: string }) =>
    url.includes('page=2')
      ? { ...aPage(titles.slice(2), 3), page: 2 }
      : aPage(titles.slice(0, 2), 3);

  it('shows the books in another order once all pages are there', async () => {
    const { scope, requestedUrls } = await open(twoPages, { search: '?sort=title' });
    expect(scope.getState($shownBooks)?.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
    expect(scope.getState($shownTotal)).toBe(3);
    expect(requestedUrls()).toHaveLength(2);
  });

  it('tells no number of a tab before all pages are there', async () => {
    const held = heldAnswer<unknown>();
    const { scope } = await open(
      (request: { url: string }) =>
        request.url.includes('page=2') ? held.answer() : twoPages(request),
      { search: '?filter=notStarted', isHeld: true },
    );
    expect(scope.getState($shownBooks)).toHaveLength(2);
    expect(scope.getState($shownTotal)).toBeNull();
    held.give({ ...aPage(titles.slice(2), 3), page: 2 });
    await allSettled(scope);
    expect(scope.getState($shownTotal)).toBe(3);
  });

  it('shows none of them before, so that none jumps', async () => {
    const held = heldAnswer<unknown>();
    const { scope } = await open(
      (request: { url: string }) =>
        request.url.includes('page=2') ? held.answer() : twoPages(request),
      { search: '?sort=title', isHeld: true },
    );
    expect(scope.getState($shownBooks)).toBeNull();
    expect(scope.getState($shownTotal)).toBeNull();
    held.give({ ...aPage(titles.slice(2), 3), page: 2 });
    await allSettled(scope);
    expect(scope.getState($shownBooks)).toHaveLength(3);
  });

  it('asks for no further page after it was left, also when one comes late', async () => {
    const held = heldAnswer<unknown>();
    const { scope, router, requestedUrls } = await open(() => held.answer(), {
      search: '?sort=title',
      isHeld: true,
    });
    router.visit({ routeId: 'shop', path: '/' });
    held.give(aPage(titles.slice(0, 2), 3));
    await allSettled(scope);
    expect(requestedUrls()).toHaveLength(1);
    router.visit(page('?sort=title'));
    await allSettled(scope);
    expect(scope.getState(libraryBooks.$error)).toBeNull();
  });

  it("loads the archive on its tab, and keeps the server's order and total", async () => {
    const { scope, requestedUrls } = await open(twoPages, { search: '?filter=archived' });
    expect(requestedUrls()).toContain('/api/library?archived=true&pageSize=100&page=1');
    expect(scope.getState($shownBooks)?.map(({ title }) => title)).toEqual(['C', 'A']);
    expect(scope.getState($shownTotal)).toBe(3);
  });

  it('puts what was picked into the address after its sheet has closed', async () => {
    const { scope, router } = await open(undefined, { search: '?filter=finished' });
    await allSettled(arrangeSheet.opened, { scope });
    router.visit({ ...page('?filter=finished'), hash: '#arrange' });
    await allSettled(arrangementPicked, { scope, params: { sort: 'title' } });
    expect(router.navigations.at(-1)).toEqual({ to: -1 });
    router.visit(page('?filter=finished'));
    await allSettled(scope);
    const to = '/library?filter=finished&sort=title';
    expect(router.navigations.at(-1)).toEqual({ to, replace: true });
    // The next time the sheet closes without a pick.
    const before = router.navigations.length;
    router.visit(page('?filter=kept'));
    router.visit({ ...page('?filter=kept'), hash: '#arrange' });
    router.visit(page('?filter=kept'));
    await allSettled(scope);
    expect(router.navigations).toHaveLength(before);
  });

  it('forgets a second tap on the sheet that closes', async () => {
    const { scope, router } = await open();
    router.visit({ ...page(), hash: '#arrange' });
    await allSettled(arrangementPicked, { scope, params: { sort: 'title' } });
    router.visit(page());
    router.visit(page('?sort=title'));
    await allSettled(arrangementPicked, { scope, params: { sort: 'title' } });
    const before = router.navigations.length;
    for (const hash of ['#arrange', '']) router.visit({ ...page('?filter=kept'), hash });
    await allSettled(scope);
    expect(router.navigations).toHaveLength(before);
  });

  it('leaves another page alone when the sheet was open before', async () => {
    const { scope, router } = await open();
    await allSettled(arrangeSheet.opened, { scope });
    router.visit({ ...page(), hash: '#arrange' });
    await allSettled(arrangementPicked, { scope, params: { sort: 'title' } });
    const before = router.navigations.length;
    router.visit({ routeId: 'shop', path: '/' });
    router.visit({ ...page(), hash: '#arrange' });
    router.visit(page());
    await allSettled(scope);
    expect(router.navigations).toHaveLength(before);
  });

  it('remembers the layout as a setting of the device', async () => {
    const first = await open();
    await allSettled(layoutPicked, { scope: first.scope, params: 'list' });
    const settings = first.storage.get('local:settings') ?? '';
    expect(JSON.parse(settings)).toMatchObject({ libraryLayout: 'list' });
    const next = await createTestScope({ storage: { 'local:settings': settings } });
    await allSettled(pageModelsStarted, { scope: next.scope });
    expect(next.scope.getState($libraryLayout)).toBe('list');
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
