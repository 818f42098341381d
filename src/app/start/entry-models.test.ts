import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { tabClicked } from '@/features/navigation-bar/model';
import { notificationRequested } from '@/features/notifications/model';
import { $status } from '@/features/player/model/playback';
import { playerRestoreRequested } from '@/features/player/model/progress';
import { $position } from '@/features/player/model/position';
import { $item, bookRequested } from '@/features/player/model/queue';
import { $surface } from '@/features/player/model/surface';
import type { ApiError } from '@/shared/api/errors';
import { brands } from '@/shared/i18n/fa/brands';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

// The list of the entry and not its flows: each test fails if the entry does not import the flow.
import './entry-models';

async function startOffline() {
  const page = { title: '' };
  vi.stubGlobal('document', page);
  const offline = () => {
    throw { kind: 'offline' } satisfies ApiError;
  };
  const test = await createTestScope({
    answers: { ...playerAnswers, 'GET /api/storefront': offline },
    skipsWaits: true,
  });
  const notifications = watchCalls(notificationRequested, test.scope);
  test.router.visit({ routeId: 'shop', path: '/' });
  await allSettled(test.scope);
  return { ...test, page, notifications };
}

it('requests the storefront, notifies a lost connection, and titles the next page', async () => {
  const { requests, router, page, notifications } = await startOffline();
  expect(requests.map(({ url }) => url)).toEqual(['/api/storefront']);
  expect(notifications).toEqual([{ kind: 'error', text: common.offline }]);
  router.visit({ routeId: 'library', path: '/library' });
  expect(page.title).toBe(`${pageTitles.library} | ${brands.shenidar}`);
});

it('plays, and shrinks the full player by a click on a tab', async () => {
  const { scope, engine, router } = await startOffline();
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('playing');
  expect(scope.getState($status)).toBe('playing');
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  expect(scope.getState($surface)).toBe('full');
  await allSettled(tabClicked, { scope, params: 'store' });
  expect(router.navigations).toEqual([{ to: '/', replace: true }]);
});

it('restores the item, its place and the volume of the last visit', async () => {
  const { title, image, author, identifier, palette } = anItem();
  const shown = { image, title, author, identifier, palette };
  const chapter = { audioBookId: 1001, chapterId: 1, title: '', index: 0, isPlaying: true };
  const { scope, engine } = await createTestScope({
    storage: {
      'local:settings': JSON.stringify({ volume: 0.3, isMuted: true }),
      'local:IS_PLAYING': 'true',
      'local:CHAPTER_PLAYED': JSON.stringify({
        ...{ ...shown, audioBookId: 1001, chapterId: 1, sample: false },
      }),
      'local:CHAPTERS_IN_LOCAL': JSON.stringify({
        1001: [{ ...chapter, duration: 100, durationPlayed: 42 }],
      }),
    },
  });
  await allSettled(playerRestoreRequested, { scope });
  expect(scope.getState($item)?.title).toBe(title);
  expect(scope.getState($position)).toBe(42);
  expect(engine.calls).toEqual([
    ['setVolume', 0.3],
    ['setMuted', true],
  ]);
});
