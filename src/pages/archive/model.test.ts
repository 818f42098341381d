import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { library as texts } from '@/shared/i18n/fa/library';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { savedSession } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $leaving, archivedBooks, unarchiveClicked } from './model';

const one = aBookCard({ audioBookId: 1, title: 'One' });
const two = aBookCard({ audioBookId: 2, title: 'Two' });
const page = { routeId: 'archive', path: '/archive' };

async function open(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    skipsWaits: true,
    storage: savedSession(),
    answers: {
      'GET /api/library': aPage([one, two]),
      'POST /api/wishlist/items/ids': [],
      ...answers,
    },
  });
  const { scope } = test;
  await allSettled(sessionRestoreRequested, { scope });
  test.router.visit(page);
  await allSettled(scope);
  const notices = watchCalls(notificationRequested, scope);
  const sent = (path: string) => test.requests.filter(({ url }) => url.startsWith(path));
  const ids = () => scope.getState(archivedBooks.$items)?.map(({ audioBookId }) => audioBookId);
  return { ...test, notices, sent, ids };
}

describe('the archive', () => {
  it('loads the archived books of the signed-in user, and is cleared by a sign-out', async () => {
    const { scope, sent, ids } = await open();
    expect(sent('/api/library?')[0]?.url).toContain('archived=true');
    expect(ids()).toEqual([1, 2]);
    await allSettled(sessionEnded, { scope });
    expect(ids()).toBeUndefined();
  });

  it('retries when the device is online again, only while it is visible', async () => {
    const { scope, router, sent } = await open({
      'GET /api/library': () => {
        throw { kind: 'network' };
      },
    });
    await allSettled(cameOnline, { scope });
    expect(sent('/api/library?')).toHaveLength(2);
    router.visit({ routeId: 'shop', path: '/' });
    await allSettled(cameOnline, { scope });
    expect(sent('/api/library?')).toHaveLength(2);
  });
});

describe('moving a book back into the library', () => {
  it('removes it from the list and reports it', async () => {
    const { scope, notices, ids } = await open({ 'POST /api/library/unarchive/1': null });
    await allSettled(unarchiveClicked, { scope, params: one });
    expect(ids()).toEqual([2]);
    expect(scope.getState(archivedBooks.$total)).toBe(1);
    expect(notices).toEqual([{ kind: 'info', text: texts.unarchived('One') }]);
  });

  it('sends one request a book, however often it is clicked', async () => {
    const held = heldAnswer<null>();
    const { scope, sent } = await open({
      'POST /api/library/unarchive/1': held.answer,
      'POST /api/library/unarchive/2': held.answer,
    });
    for (const params of [one, one, two]) void allSettled(unarchiveClicked, { scope, params });
    expect(sent('/api/library/unarchive/1')).toHaveLength(1);
    expect(sent('/api/library/unarchive/2')).toHaveLength(1);
    expect(scope.getState($leaving)).toEqual([1, 2]);
    held.give(null);
    await allSettled(scope);
    expect(scope.getState($leaving)).toEqual([]);
  });

  it('keeps the book and reports the error when the server refuses', async () => {
    const { scope, notices, ids } = await open({
      'POST /api/library/unarchive/1': () => {
        throw { kind: 'network' };
      },
    });
    await allSettled(unarchiveClicked, { scope, params: one });
    expect(ids()).toEqual([1, 2]);
    expect(notices.map(({ kind }) => kind)).toEqual(['error']);
    expect(scope.getState($leaving)).toEqual([]);
  });
});
