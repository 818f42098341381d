import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $apiHosts, $clientHeaders } from '@/shared/api/authorized';
import { postBestEffortFx, type BestEffortPost } from '@/shared/browser/post-best-effort';

import { trackingRequested, trackingFlushRequested, type TrackedEvent } from './model';

const headers = { 'client-id': '10', 'version-code': '109', 'api-level': '1', 'device-id': 'd' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin({ failures = 0 } = {}) {
  const posts: BestEffortPost[] = [];
  const scope = fork({
    values: [
      [$apiHosts, { site: 'https://site.test', auth: '' }],
      [$clientHeaders, headers],
    ],
    handlers: [
      [
        postBestEffortFx,
        (post: BestEffortPost) => {
          posts.push(post);
          if (posts.length <= failures) throw new Error('refused');
        },
      ],
    ],
  });
  return {
    posts,
    sizes: () => posts.map(({ body }) => (body as { events: unknown[] }).events.length),
    track: (event: TrackedEvent) => void allSettled(trackingRequested, { scope, params: event }),
    flush: () => void allSettled(trackingFlushRequested, { scope }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('sends events in one request, five seconds after the last one', async () => {
  const { posts, track, pass } = begin();
  track({ name: 'sampleStarted', audioBookId: 9063 });
  await pass(4000);
  track({ name: 'sampleEnded', audioBookId: 9063 });
  await pass(4999);
  expect(posts).toEqual([]);
  await pass(1);
  expect(posts).toEqual([
    {
      url: 'https://site.test/api/events',
      headers,
      body: {
        events: [
          { name: 'sampleStarted', audioBookId: 9063 },
          { name: 'sampleEnded', audioBookId: 9063 },
        ],
      },
    },
  ]);
});

it('sends the waiting events at once on a flush, and nothing when none waits', async () => {
  const { sizes, track, flush, pass } = begin();
  flush();
  track({ name: 'sampleStarted' });
  flush();
  await pass(10_000);
  expect(sizes()).toEqual([1]);
});

it('sends at most fifty events in one request', async () => {
  const { sizes, track, pass } = begin();
  for (let count = 0; count < 120; count += 1) track({ name: 'sampleStarted', count });
  expect(sizes()).toEqual([50, 50]);
  await pass(5000);
  expect(sizes()).toEqual([50, 50, 20]);
});

it('retries once, then drops the batch', async () => {
  const { posts, track, flush, pass } = begin({ failures: 2 });
  track({ name: 'sampleStarted' });
  flush();
  await pass(60_000);
  expect(posts).toHaveLength(2);
  expect(posts[1]).toEqual(posts[0]);
  track({ name: 'sampleEnded' });
  flush();
  await pass(0);
  expect(posts).toHaveLength(3);
});

it('redacts personal data', async () => {
  const { posts, track, flush, pass } = begin();
  track({ name: 'codeEntered', mobile: '09121234567', note: 'from 09121234567' });
  flush();
  await pass(0);
  expect(JSON.stringify(posts)).not.toContain('0912');
});
