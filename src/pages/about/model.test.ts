import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { cameOnline } from '@/shared/browser/online';
import { readTextFx } from '@/shared/browser/read-text';
import { $router, watchRouterFx } from '@/shared/routing/location';
import { $arePageModelsLoaded } from '@/shared/routing/page-models';
import { createFakeRouter } from '@/testing/fake-router';

import { $haveNoticesFailed, $notices, noticesRetryClicked } from './model';

const file = '# Licenses\n\n## zlib - 1.0.0 (MIT)\n\nZ\n\n## hls.js - 1.7.4 (Apache-2.0)\n\nH\n';

/** The page, whose file cannot be read `failures` times, or reads `text`. */
async function open({ failures = 0, text = file } = {}) {
  const paths: string[] = [];
  const router = createFakeRouter();
  const scope = fork({
    values: [
      [$router, router],
      [$arePageModelsLoaded, true],
    ],
    handlers: [
      [
        readTextFx,
        (path: string) => {
          paths.push(path);
          if (paths.length <= failures) throw new Error('The answer was 503');
          return text;
        },
      ],
    ],
  });
  await allSettled(watchRouterFx, { scope });
  const visit = async () => {
    router.visit({ routeId: 'about', path: '/about' });
    await allSettled(scope);
  };
  expect(scope.getState($haveNoticesFailed)).toBe(false);
  await visit();
  const names = () => scope.getState($notices)?.map(({ name }) => name) ?? null;
  return { scope, router, visit, paths, names };
}

it('lists the works of the build and the fonts, by name, and reads them once', async () => {
  const { scope, router, visit, paths, names } = await open();
  expect(names()).toEqual(['Gulzar', 'hls.js', 'Vazirmatn', 'zlib']);
  const fonts = scope.getState($notices)?.filter(({ license }) => license === 'OFL-1.1');
  expect(fonts).toHaveLength(2);
  for (const { version, text } of fonts ?? []) {
    expect(version).toBe('');
    expect(text).toMatch(/^Copyright[^]*\S$/);
  }
  expect(paths).toEqual(['/licenses.md']);
  router.visit({ routeId: 'shop', path: '/' });
  await visit();
  await allSettled(cameOnline, { scope });
  expect(paths).toHaveLength(1);
});

it('retries what failed, on request and when the device is online again', async () => {
  const { scope, names } = await open({ failures: 2 });
  expect(scope.getState($haveNoticesFailed)).toBe(true);
  const retried = allSettled(noticesRetryClicked, { scope });
  expect(scope.getState($haveNoticesFailed)).toBe(false);
  await retried;
  expect([names(), scope.getState($haveNoticesFailed)]).toEqual([null, true]);
  await allSettled(cameOnline, { scope });
  expect(names()).toHaveLength(4);
  expect(scope.getState($haveNoticesFailed)).toBe(false);
});

it('counts a file without notices as a failure', async () => {
  const { scope, names } = await open({ text: '# Licenses\n' });
  expect([names(), scope.getState($haveNoticesFailed)]).toEqual([null, true]);
});
