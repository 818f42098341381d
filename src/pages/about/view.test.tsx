import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { openWindowFx } from '@/shared/browser/open-window';
import { readTextFx } from '@/shared/browser/read-text';
import { APP_VERSION, WEB_APP_VERSION } from '@/shared/config/constants';
import { about as texts } from '@/shared/i18n/fa/about';
import { $environment } from '@/shared/config/environment';
import { environments, type Environment } from '@/shared/config/environments';
import { brands } from '@/shared/i18n/fa/brands';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { toPersianDigits } from '@/shared/i18n/format';
import { aboutRoute } from '@/shared/routing/routes';
import { connectFakeWrapper } from '@/testing/fake-bridge';

import AboutPage from './view';

const file = '# Licenses\n\n## react - 19.3.1 (MIT)\n\nMIT License\n\n## ofetch - 1.5.1 (MIT)\n';
const visit = { name: 'about' as const, params: {}, query: {} };

async function open(readFile: () => string = () => file, shell: Environment['shell'] = 'web') {
  const windows: string[] = [];
  const scope = fork({
    values: [[$environment, { ...environments[0], shell }]],
    handlers: [
      [readTextFx, readFile],
      [openWindowFx, (url: string) => void windows.push(url)],
    ],
  });
  render(
    <Provider value={scope}>
      <MemoryRouter>
        <AboutPage />
      </MemoryRouter>
    </Provider>,
  );
  await allSettled(aboutRoute.opened, { scope, params: visit });
  return { scope, windows };
}

it('names itself, and both versions of the web app', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: pageTitles.about })).toBeVisible();
  expect(screen.getByText(toPersianDigits(APP_VERSION))).toBeVisible();
  expect(screen.getByText(toPersianDigits(WEB_APP_VERSION))).toBeVisible();
});

it.each(['native', 'landing'] as const)('names one version in the shell %s', async (shell) => {
  await open(undefined, shell);
  expect(screen.getByText(toPersianDigits(APP_VERSION))).toBeVisible();
  expect(screen.queryByText(toPersianDigits(WEB_APP_VERSION))).toBeNull();
});

it.each([true, false])(
  'opens the contact outside the app (in a wrapper: %s)',
  async (isWrapped) => {
    const { scope, windows } = await open();
    const calls = isWrapped ? await connectFakeWrapper(scope) : [];
    await userEvent.click(screen.getByRole('button', { name: texts.contact }));
    const url = 'mailto:contact@shenidar.example';
    expect(calls).toEqual(isWrapped ? [{ method: 'openDeepLink', args: { url } }] : []);
    expect(windows).toEqual(isWrapped ? [] : [url]);
  },
);

it('links to feedback, and to the terms and the privacy statement of the site', async () => {
  await open();
  const places = within(screen.getByRole('navigation', { name: texts.placesLabel }));
  expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/feedback',
    '/webview-page?url=%2Fcontent%2Fpages%2Fterms',
    '/webview-page?url=%2Fcontent%2Fpages%2Fprivacy',
  ]);
});

it('lists what the build ships with its license, and the fonts, by name', async () => {
  await open();
  const works = screen.getAllByRole('group').map((work) => work.querySelector('summary'));
  expect(works.map((summary) => summary?.textContent)).toEqual([
    'Gulzar OFL-1.1',
    'ofetch 1.5.1MIT',
    'react 19.3.1MIT',
    'Vazirmatn OFL-1.1',
  ]);
  const [font] = screen.getAllByRole('group');
  expect(font).toHaveTextContent('SIL OPEN FONT LICENSE');
  // An English island in a page that is read from right to left.
  expect([font?.dir, font?.lang]).toEqual(['ltr', 'en']);
});

it('lets the keyboard scroll the text of a license, which is wider than the page', async () => {
  await open();
  const react = screen.getAllByRole('group')[2];
  await userEvent.click(within(react!).getByText('react'));
  await userEvent.tab();
  expect(within(react!).getByRole('region', { name: 'react' })).toHaveFocus();
});

it('offers another try when there are no notices, and loads them once', async () => {
  let reads = 0;
  const { scope } = await open(() => {
    reads += 1;
    if (reads === 1) return '<!doctype html>';
    return file;
  });
  await userEvent.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText(/ofetch/)).toBeInTheDocument();
  await allSettled(aboutRoute.opened, { scope, params: visit });
  expect(reads).toBe(2);
});

it('calls the app by the name of the client', async () => {
  const { scope } = await open();
  await allSettled(clientRequested, { scope, params: { clientId: '17' } });
  expect(screen.getByText(brands.hisstori)).toBeVisible();
});

it.each([
  [true, common.failed],
  [false, common.offlinePage],
])('gives the reason when the device is online: %s', async (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await open(() => '<!doctype html>');
  expect(screen.getByText(text)).toBeVisible();
});

it('shows the name of a license for its text where the build has none', async () => {
  await open();
  const works = screen.getAllByRole('group');
  expect(works.map((work) => work.querySelector('pre')?.textContent).slice(1, 3)).toEqual([
    'MIT',
    'MIT License',
  ]);
});
