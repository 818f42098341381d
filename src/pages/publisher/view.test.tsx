import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { httpError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { common } from '@/shared/i18n/fa/common';
import { people as texts } from '@/shared/i18n/fa/people';
import { formatNumber } from '@/shared/i18n/format';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import PublisherPage from './view';

const house = { id: 601, title: 'House', logo: '/content/logo', works: [] };

const open = (answer: unknown, works: unknown = aPage([aBookCard()], 21), id = '601') =>
  renderPage(
    <PublisherPage />,
    { routeId: 'publisher', path: `/publisher/${id}`, params: { id } },
    {
      answers: {
        'GET /api/publishers/601': answer,
        'GET /api/publishers/602': { ...house, id: 602, logo: '/content/other' },
        'GET /api/booksSearch': works,
      },
    },
  );

it('shows name, logo, and the titles with their number', async () => {
  await open(house);
  expect(await screen.findByRole('heading', { level: 1, name: 'House' })).toBeVisible();
  expect(screen.getByText(texts.workCount(formatNumber(21)))).toBeVisible();
  expect(document.querySelector('img[src="/content/logo"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: /Divan/ })).toHaveAttribute('href', '/pdp/1001');
});

it('shows the first letter of the name without a logo, and when the picture fails', async () => {
  const { scope, router } = await open(house);
  await screen.findByRole('heading', { level: 1, name: 'House' });
  fireEvent.error(document.querySelector('img[src="/content/logo"]')!);
  expect(await screen.findByText('H')).toBeVisible();
  // The picture of another one may well be there.
  router.visit({ routeId: 'publisher', path: '/publisher/602', params: { id: '602' } });
  await act(() => allSettled(scope));
  expect(document.querySelector('img[src="/content/other"]')).not.toBeNull();
});

it('draws the letter that tells publishers apart', async () => {
  await open({ ...house, title: `${texts.publisherPrefix}Sarv`, logo: null });
  expect(await screen.findByText('S')).toBeVisible();
});

it('keeps what is known of a publisher that cannot be loaded again', async () => {
  let isBroken = false;
  const { scope, router } = await open(() => {
    if (isBroken) throw { kind: 'network' };
    return house;
  });
  await screen.findByRole('heading', { level: 1, name: 'House' });
  isBroken = true;
  const visit = { routeId: 'publisher', path: '/publisher/601', params: { id: '601' } };
  router.visit({ routeId: 'feedback', path: '/feedback' });
  router.visit(visit);
  await act(() => allSettled(scope));
  expect(screen.getByRole('link', { name: /Divan/ })).toBeVisible();
});

it('sorts the titles, newest first at the beginning', async () => {
  const { requests } = await open(house);
  await screen.findByRole('link', { name: /Divan/ });
  await userEvent.click(screen.getByRole('radio', { name: texts.sorts.rating }));
  await screen.findByRole('link', { name: /Divan/ });
  const urls = requests.map(({ url }) => url).filter((url) => url.includes('booksSearch'));
  expect(urls).toEqual([
    '/api/booksSearch?publisherId=601&sort=newest&page=1',
    '/api/booksSearch?publisherId=601&sort=rating&page=1',
  ]);
});

it('shows a failure of the next titles below those that are there, until another try', async () => {
  let isBroken = true;
  await open(house, ({ url }: ApiRequest) => {
    if (!url.includes('page=2')) return aPage([aBookCard()], 2);
    if (isBroken) throw { kind: 'network' };
    return aPage([aBookCard({ audioBookId: 1002, title: 'Golestan' })], 2);
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.moreWorks }));
  const retry = await screen.findByRole('button', { name: common.retry });
  expect(screen.getByRole('link', { name: /Divan/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.moreWorks })).toBeNull();
  expect(screen.queryByRole('status', { name: texts.loading })).toBeNull();
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /Golestan/ })).toBeVisible();
});

it('says that there are no titles', async () => {
  await open(house, aPage([]));
  expect(await screen.findByText(texts.noBooks)).toBeVisible();
  expect(screen.queryByText(texts.workCount(formatNumber(0)))).toBeNull();
});

it('leads on when there is no such publisher', async () => {
  await open(() => {
    throw httpError(404, '', null);
  }, aPage([]));
  expect(await screen.findByText(texts.publisherMissing)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toSearch })).toHaveAttribute('href', '/clp');
});

it('asks for nothing when the address has no number', async () => {
  const { requests } = await open(house, aPage([]), 'sarv');
  expect(await screen.findByText(texts.publisherMissing)).toBeVisible();
  expect(requests).toEqual([]);
});
