import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { $siteOrigin } from '@/shared/api/authorized';
import { createTestScope } from '@/testing/create-scope';

import { $framed } from './model';

it.each([
  ['', '/content/pages/terms', { kind: 'address', url: 'https://app.test/content/pages/terms' }],
  [
    'https://site.test',
    '/content/pages/terms',
    { kind: 'address', url: 'https://site.test/content/pages/terms' },
  ],
  [
    'https://site.test',
    'https://app.test/content/pages/terms',
    { kind: 'address', url: 'https://app.test/content/pages/terms' },
  ],
  ['https://site.test', '', { kind: 'missing' }],
])('with the site host %j, frames %j', async (siteOrigin, url, framed) => {
  vi.stubGlobal('window', {
    location: { origin: 'https://app.test', pathname: '/webview-page', search: '', hash: '' },
  });
  const { scope, router } = await createTestScope();
  await allSettled($siteOrigin, { scope, params: siteOrigin });
  expect(scope.getState($framed)).toBeNull();
  const search = url === '' ? '' : `?url=${encodeURIComponent(url)}`;
  router.visit({ routeId: 'webview-page', path: '/webview-page', search });
  await allSettled(scope);
  expect(scope.getState($framed)).toEqual(framed);
});
