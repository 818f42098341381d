import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { archivedBooks } from '@/features/owned-books/library-books';
import { playerItemOf } from '@/features/player/lib/player-item';
import { $item } from '@/features/player/model/queue';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { playerAnswers } from '@/testing/player-fixtures';
import { savedSession } from '@/testing/session-fixtures';

import { archivedPlayPressed } from './model';

const one = aBookCard({ audioBookId: 1, title: 'One' });
const two = aBookCard({ audioBookId: 2, title: 'Two' });
const page = { routeId: 'archive', path: '/archive' };

async function open(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({
    skipsWaits: true,
    storage: savedSession(),
    answers: {
      ...playerAnswers,
      'GET /api/library': aPage([one, two]),
      'POST /api/wishlist/items/ids': [],
      ...answers,
    },
  });
  const { scope } = test;
  await allSettled(sessionRestoreRequested, { scope });
  test.router.visit(page);
  await allSettled(scope);
  const sent = (path: string) => test.requests.filter(({ url }) => url.startsWith(path));
  const ids = () => scope.getState(archivedBooks.$items)?.map(({ audioBookId }) => audioBookId);
  return { ...test, sent, ids };
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

  it('plays an archived book', async () => {
    const { scope } = await open();
    await allSettled(archivedPlayPressed, { scope, params: playerItemOf(one, 'whole') });
    expect(scope.getState($item)).toMatchObject({ audioBookId: 1, isSample: false });
  });
});
