import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { $logLines } from '@/features/logs/model';
import { notificationRequested } from '@/features/notifications/model';
import { $status, playClicked } from '@/features/player/model/playback';
import { bookRequested, nextClicked } from '@/features/player/model/queue';
import { $isChapterUnavailable } from '@/features/player/model/stream';
import type { ApiError } from '@/shared/api/errors';
import { postBestEffortFx, type BestEffortPost } from '@/shared/browser/post-best-effort';
import { pageHidden } from '@/shared/browser/page-hidden';
import { vitalMeasured } from '@/shared/browser/web-vitals';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import '../start/notify-failures';
import './telemetry';

// Rule: docs/behaviour.md#chapters
it('logs a chapter whose playlist is refused, notifies nobody, and fetches it again on play', async () => {
  // Offline, no failure of playback would be reported either.
  vi.stubGlobal('navigator', { onLine: true });
  let isRefused = true;
  const { scope, engine } = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/stream/playlist/2': () => {
        if (isRefused) throw { kind: 'network' } satisfies ApiError;
        return playerAnswers['GET /api/stream/playlist/2'];
      },
    },
  });
  const notifications = watchCalls(notificationRequested, scope);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  // Not awaited: the log pauses for five seconds before it sends its lines.
  void allSettled(nextClicked, { scope });
  await expect.poll(() => scope.getState($logLines)).toHaveLength(1);
  expect(scope.getState($isChapterUnavailable)).toBe(true);
  expect(scope.getState($status)).toBe('paused');
  expect(notifications).toEqual([]);
  expect(scope.getState($logLines)).toMatchObject([
    {
      level: 'warning',
      message: 'The stream of a chapter could not be loaded',
      data: { kind: 'network' },
    },
  ]);

  isRefused = false;
  void allSettled(playClicked, { scope });
  await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
  expect(scope.getState($isChapterUnavailable)).toBe(false);
});

it('sends the measures of a page as soon as it is hidden, because it may never be shown again', () => {
  vi.stubGlobal('navigator', { onLine: true });
  const posts: BestEffortPost[] = [];
  const scope = fork({
    handlers: [[postBestEffortFx, (post: BestEffortPost) => void posts.push(post)]],
  });
  const params = { name: 'LCP', value: 1200 } as const;
  void allSettled(vitalMeasured, { scope, params });
  void allSettled(pageHidden, { scope });
  expect(posts.map(({ body }) => body)).toEqual([
    { events: [{ name: 'webVitalsMeasured', lcpMs: 1200, inpMs: null, cls: null }] },
  ]);
});
