import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';

import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { webviewPage as texts } from '@/shared/i18n/fa/webview-page';
import { renderPage } from '@/testing/render-page';

import WebviewPage from './view';

const open = (url: string) =>
  renderPage(<WebviewPage />, {
    routeId: 'webview-page',
    path: '/webview-page',
    search: `?url=${encodeURIComponent(url)}`,
  });

it('shows a page of the site in a frame without scripts and without the origin of the site', async () => {
  await open('/content/pages/terms');
  const frame = screen.getByTitle(pageTitles['webview-page']);
  expect(frame).toHaveAttribute('src', `${window.location.origin}/content/pages/terms`);
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('img', { name: texts.loading })).toBeVisible();
  expect(frame.parentElement).toHaveAttribute('aria-busy', 'true');
  fireEvent.load(frame);
  expect(screen.queryByRole('img', { name: texts.loading })).toBeNull();
  expect(frame.parentElement).toHaveAttribute('aria-busy', 'false');
});

it('shows that the next page loads', async () => {
  const { router } = await open('/content/pages/terms');
  fireEvent.load(screen.getByTitle(pageTitles['webview-page']));
  const search = `?url=${encodeURIComponent('/content/pages/privacy')}`;
  act(() => router.visit({ routeId: 'webview-page', path: '/webview-page', search }));
  expect(screen.getByRole('img', { name: texts.loading })).toBeVisible();
});

test.each([
  ['https://evil.test/content/pages/terms', 'evil.test'],
  ['javascript:alert(1)', null],
])('refuses %s and names its host', async (url, host) => {
  await open(url);
  expect(screen.queryByTitle(pageTitles['webview-page'])).toBeNull();
  expect(screen.getByText(texts.refused)).toBeVisible();
  const said = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(said).toEqual(host === null ? [texts.refused] : [texts.refused, host]);
  expect(screen.getByRole('link', { name: texts.toShop })).toHaveAttribute('href', '/');
});

it('says that there is no address', async () => {
  await open('');
  expect(screen.getByText(texts.missing)).toBeVisible();
});
