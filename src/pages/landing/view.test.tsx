import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';

import type { Landing } from '@/shared/api/contract/landing';
import { brands } from '@/shared/i18n/fa/brands';
import { common } from '@/shared/i18n/fa/common';
import { landing as texts } from '@/shared/i18n/fa/landing';
import { aBookCard } from '@/testing/api-fixtures';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';

import LandingPage from './view';

const call = 'GET /api/landings/yalda';
const yalda: Landing = {
  key: 'yalda',
  kicker: 'Tonight',
  title: 'The longest night',
  text: 'Forty ghazals',
  action: { text: 'Listen', path: '/pdp/1010' },
  illustration: '/content/illustrations/hero-1010',
  palette: null,
  books: [aBookCard()],
};
const open = (key: string, answer?: unknown) =>
  renderPage(
    <LandingPage />,
    { routeId: 'landing', path: `/landing/${key}`, params: key === '' ? {} : { key } },
    { answers: { [call]: answer, 'GET /api/landings/nowruz': () => new Promise(() => undefined) } },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('has the promise of the campaign, one action and its titles', async () => {
  await open('yalda', yalda);
  expect(await heading('The longest night')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Listen' })).toHaveAttribute('href', '/pdp/1010');
  expect(screen.getByRole('link', { name: /Divan/ })).toHaveAttribute('href', '/pdp/1001');
  expect(screen.getByText('Forty ghazals')).toHaveAttribute('dir', 'auto');
});

test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)', '/no/such/page', '/auth'])(
  'leads to the shop in place of %s',
  async (path) => {
    await open('yalda', { ...yalda, action: { text: 'Listen', path } });
    expect(await screen.findByRole('link', { name: 'Listen' })).toHaveAttribute('href', '/');
  },
);

it('leaves out what a campaign does not say', async () => {
  await open('yalda', { ...yalda, kicker: '', books: [] });
  const words = (await heading('The longest night')).parentElement!;
  expect([...words.children].map(({ textContent }) => textContent)).toEqual([
    ...['The longest night', 'Forty ghazals', 'Listen'],
  ]);
  expect(screen.queryByRole('region', { name: texts.books })).toBeNull();
});

it('shows nothing of the campaign before while another one loads', async () => {
  const { router } = await open('yalda', yalda);
  await heading('The longest night');
  const next = { routeId: 'landing', path: '/landing/nowruz', params: { key: 'nowruz' } };
  act(() => router.visit(next));
  expect(screen.queryByText('Forty ghazals')).toBeNull();
});

it('is the page of the brand without a campaign', async () => {
  const { requests } = await open('');
  expect(await heading(texts.title)).toBeVisible();
  expect(screen.getByText(texts.kicker(brands.shenidar))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.action })).toHaveAttribute('href', '/');
  expect(ownRequests(requests)).toEqual([]);
});

it('is the page of the brand after the campaign has ended', async () => {
  await open('yalda', () => {
    throw { kind: 'http', status: 404, statusText: '', message: null, code: 'not-found' };
  });
  expect(await heading(texts.title)).toBeVisible();
});

it('tries again after a failure', async () => {
  let isBroken = true;
  await open('yalda', () => {
    if (isBroken) throw { kind: 'network' };
    return yalda;
  });
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await heading('The longest night')).toBeVisible();
});
