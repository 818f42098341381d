import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { overlayCodeLost } from '@/entities/connection/lost-code';
import { notificationRequested } from '@/features/notifications/model';
import { bookRequested } from '@/features/player/model/queue';
import type { ApiError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { crashed } from '@/shared/i18n/fa/crashed';
import { player } from '@/shared/i18n/fa/player';
import { createTestScope } from '@/testing/create-scope';
import { anItem } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import '@/features/player/model/playback';
import './notify-failures';

/** The notifications of a book whose chapters cannot be loaded. */
async function playWithout(error: ApiError, onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  const { scope } = await createTestScope({
    skipsWaits: true,
    answers: {
      'POST /api/library/single-item/1001': () => {
        throw error;
      },
    },
  });
  const notifications = watchCalls(notificationRequested, scope);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  return notifications;
}

it.each([
  ['a failure of the server', { kind: 'network' }, true, player.failed],
  ['a lost connection, which is the reason', { kind: 'offline' }, false, common.offline],
] as const)('notifies once of %s', async (_, error, isOnline, text) => {
  expect(await playWithout(error, isOnline)).toEqual([{ kind: 'error', text }]);
});

it.each([
  ['while online', true, crashed.overlayLost],
  ['without a connection', false, common.offline],
])('notifies that a sheet or dialog could not be loaded %s', async (_, onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  const { scope } = await createTestScope({ skipsWaits: true });
  const notifications = watchCalls(notificationRequested, scope);
  await allSettled(overlayCodeLost, { scope });
  expect(notifications).toEqual([{ kind: 'error', text }]);
});
