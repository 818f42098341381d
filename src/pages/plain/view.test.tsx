import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, test } from 'vitest';

import { openWindowFx } from '@/shared/browser/open-window';
import { APP_VERSION } from '@/shared/config/constants';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { plain } from '@/shared/i18n/fa/plain';
import { toPersianDigits } from '@/shared/i18n/format';
import type { PlainPageId } from '@/shared/routing/page-table';
import { connectFakeWrapper } from '@/testing/fake-bridge';

import PlainPage from './view';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (page: PlainPageId, path = '/here', scope = fork()) =>
  render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/here/:id?" element={<PlainPage page={page} />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );

test.each(['feedback', 'wishlist', 'webview-page'] as const)(
  '%s has its heading, one sentence and the way to the shop',
  (page) => {
    open(page);
    expect(screen.getByRole('heading', { level: 1, name: pageTitles[page] })).toBeVisible();
    expect(screen.getByText(plain.sentences[page])).toBeVisible();
    expect(screen.getByRole('link', { name: plain.toShop })).toHaveAttribute('href', '/');
  },
);

it('links back', () => {
  open('feedback');
  expect(screen.getByRole('button', { name: common.back })).toBeVisible();
});

it('shows the version on the about page', () => {
  open('about');
  expect(screen.getByText(plain.version(toPersianDigits(APP_VERSION)))).toBeVisible();
});

it.each([true, false])(
  'opens the contact outside the app (in a wrapper: %s)',
  async (isWrapped) => {
    const windows: string[] = [];
    const scope = fork({ handlers: [[openWindowFx, (url: string) => void windows.push(url)]] });
    const calls = isWrapped ? await connectFakeWrapper(scope) : [];
    open('about', '/here', scope);
    await userEvent.click(screen.getByRole('button', { name: plain.contact }));
    const url = 'mailto:contact@shenidar.example';
    expect(calls).toEqual(isWrapped ? [{ method: 'openDeepLink', args: { url } }] : []);
    expect(windows).toEqual(isWrapped ? [] : [url]);
  },
);

test.each([
  ['artist', '/here/7', '/clp?authorId=7'],
  ['publisher', '/here/601', '/clp?publisherId=601'],
  ['about-book', '/here/1010', '/pdp/1010'],
] as const)('%s sends a number on to the page that shows it', (page, path, target) => {
  open(page, path);
  expect(screen.getByRole('status')).toHaveTextContent(target);
});

test.each(['/here', '/here/0', '/here/hafez', '/here/-1', '/here/12345678901'])(
  'an artist stays a sentence at %s',
  (path) => {
    open('artist', path);
    expect(screen.getByText(plain.sentences.artist)).toBeVisible();
  },
);
