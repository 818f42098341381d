import { allSettled, fork, type Scope } from 'effector';
import { expect, it, vi } from 'vitest';

import { contractBroken } from '@/shared/api/contract-broken';
import { $apiHosts, $clientHeaders } from '@/shared/api/authorized';
import { postBestEffortFx, type BestEffortPost } from '@/shared/browser/post-best-effort';
import { readReportHostFx } from '@/shared/browser/report-host';
import { uncaughtThrown, watchUncaughtFx } from '@/shared/browser/uncaught';
import { locationChanged } from '@/shared/routing/location';

import { $crash, pageCrashed } from './crash';
import { reportingStarted } from './model';

const origin = 'https://shenidar.test';
const headers = { 'client-id': '10', 'version-code': '109', 'api-level': '1', 'device-id': 'd' };

const apiHosts = { site: 'https://site.test', auth: 'https://auth.test' };

const noCrash = (): { thrown: unknown } | null => null;

interface StartedReporting {
  readonly scope: Scope;
  readonly posts: readonly BestEffortPost[];
  readonly start: () => Promise<unknown>;
  readonly throwUncaught: (thrown: unknown) => Promise<unknown>;
}

function begin({ url = '', fails = false, crash = noCrash() } = {}): StartedReporting {
  const posts: BestEffortPost[] = [];
  const scope = fork({
    values: [
      [$clientHeaders, headers],
      [$apiHosts, apiHosts],
      [$crash, crash],
    ],
    handlers: [
      [readReportHostFx, () => ({ url, origin })],
      [watchUncaughtFx, () => undefined],
      [
        postBestEffortFx,
        (post: BestEffortPost) => {
          posts.push(post);
          if (fails) throw new Error('refused');
        },
      ],
    ],
  });
  return {
    scope,
    posts,
    start: () => allSettled(reportingStarted, { scope }),
    throwUncaught: (thrown) => allSettled(uncaughtThrown, { scope, params: thrown }),
  };
}

it('sends uncaught errors to our host with the common headers', async () => {
  const { posts, start, throwUncaught } = begin();
  await start();
  const stack = `at open (${origin}/assets/second.js:1:2)`;
  await throwUncaught(Object.assign(new TypeError('broken'), { stack }));
  expect(posts).toEqual([
    {
      url: '/api/errors',
      headers,
      body: {
        level: 'error',
        message: 'TypeError: broken',
        stack,
        context: { source: 'uncaught', path: '', version: '1.9.2', featureSet: 2 },
      },
    },
  ]);
});

it('leaves the browser its time before it sends a report', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (rest: () => void) => waiting.push(rest));
  const { posts, start, throwUncaught } = begin();
  await start();
  const reported = throwUncaught(new Error('broken'));
  await new Promise((resolve) => void setTimeout(resolve));
  expect(posts).toEqual([]);
  for (const rest of waiting) rest();
  await reported;
  expect(posts).toHaveLength(1);
});

it('tells the page without what is secret in its address', async () => {
  const { scope, posts, start, throwUncaught } = begin();
  await start();
  const at = { routeId: 'shop', search: '', hash: '', params: {} };
  await allSettled(locationChanged, { scope, params: { ...at, path: `/pdp/${'a'.repeat(40)}` } });
  await throwUncaught(new Error('broken'));
  expect(posts[0]?.body).toMatchObject({ context: { path: '/pdp/[hidden]' } });
});

it('sends neither the device nor the client to another host', async () => {
  const { posts, start, throwUncaught } = begin({ url: 'https://reports.test' });
  await start();
  await throwUncaught(new Error('broken'));
  expect(posts.map((post) => [post.url, post.headers])).toEqual([
    ['https://reports.test/api/errors', {}],
  ]);
});

it.each([origin, apiHosts.site, apiHosts.auth])(
  'sends the common headers to the report host %s, which the calls go to as well',
  async (url) => {
    const { posts, start, throwUncaught } = begin({ url });
    await start();
    await throwUncaught(new Error('broken'));
    expect(posts.map((post) => [post.url, post.headers])).toEqual([[`${url}/api/errors`, headers]]);
  },
);

it('reports a problem once', async () => {
  const { posts, start, throwUncaught } = begin();
  await start();
  const problem = new Error('broken');
  await throwUncaught(problem);
  await throwUncaught(problem);
  await throwUncaught(Object.assign(new Error('broken'), { stack: 'at another place' }));
  await throwUncaught(Object.assign(new Error('in other words'), { stack: 'at another place' }));
  expect(posts).toHaveLength(3);
});

it('stops after twenty reports', async () => {
  const { posts, start, throwUncaught } = begin();
  await start();
  for (let count = 0; count < 25; count += 1) await throwUncaught(`problem ${'x'.repeat(count)}`);
  expect(posts).toHaveLength(20);
});

it('does not report a failed report', async () => {
  const { posts, start, throwUncaught } = begin({ fails: true });
  await start();
  await throwUncaught(new Error('broken'));
  expect(posts).toHaveLength(1);
});

it('reports a page that failed to render', async () => {
  const { scope, posts, start } = begin();
  await start();
  await allSettled(pageCrashed, { scope, params: new Error('broken') });
  expect(posts).toMatchObject([{ body: { context: { source: 'crash' } } }]);
});

it('reports a crash from before the start', async () => {
  const { posts, start } = begin({ crash: { thrown: new Error('broken early') } });
  await start();
  expect(posts).toMatchObject([{ body: { message: 'Error: broken early' } }]);
});

it('reports an answer that breaks the contract, as a warning', async () => {
  const { scope, posts, start } = begin();
  await start();
  await allSettled(contractBroken, { scope, params: 'getShop: no title' });
  expect(posts).toMatchObject([{ body: { level: 'warning', message: 'getShop: no title' } }]);
});

it('does not report a failed request', async () => {
  const { posts, start, throwUncaught } = begin();
  await start();
  await throwUncaught({ kind: 'network' });
  expect(posts).toEqual([]);
});
