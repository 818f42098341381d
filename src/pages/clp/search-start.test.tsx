import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { clp } from '@/shared/i18n/fa/clp';
import { common } from '@/shared/i18n/fa/common';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';

import { searchKept } from './recent-searches';
import ListingPage from './view';

const aStart = {
  lengths: [{ length: 'hour', count: 12 }],
  genres: [{ id: 10, identifier: 'poetry', title: 'Poetry', count: 3, art: null, palette: null }],
  people: [
    { id: 501, firstName: 'Maryam', lastName: 'Nikoo', portrait: null, count: 4, palette: null },
  ],
};
const open = (extra: Record<string, unknown> = {}) =>
  renderPage(
    <ListingPage />,
    { routeId: 'clp', path: '/clp' },
    {
      answers: { 'GET /api/booksSearch': aPage([]), 'GET /api/search/start': aStart, ...extra },
    },
  );
const field = () => screen.getByRole('searchbox', { name: clp.searchField });

it('starts with lengths, genres and narrators, each a link to its titles', async () => {
  await open();
  expect(
    await screen.findByRole('link', { name: new RegExp(clp.lengths.hour.title) }),
  ).toHaveAttribute('href', '/clp?length=hour');
  expect(screen.getByRole('link', { name: /Poetry/ })).toHaveAttribute('href', '/clp?genre=poetry');
  expect(screen.getByRole('link', { name: /Maryam Nikoo/ })).toHaveAttribute('href', '/artist/501');
  expect(screen.queryByRole('list', { name: clp.recent })).toBeNull();
});

it('draws a crescent for minutes, half a moon for an hour, more for an evening, and a full one for a week', async () => {
  const lengths = ['minutes', 'hour', 'evening', 'week'].map((length) => ({ length, count: 1 }));
  await open({ 'GET /api/search/start': { ...aStart, lengths } });
  await screen.findByRole('link', { name: new RegExp(clp.lengths.week.title) });
  const lit = [...document.querySelectorAll('a[href*="length="] path')].map((path) => {
    const [, shadow, isMost] = /Z?A([\d.]+) 11 0 0 ([01]) 12 1Z$/.exec(path.getAttribute('d')!)!;
    return (1 + (isMost === '1' ? 1 : -1) * (Number(shadow) / 11)) / 2;
  });
  expect(lit.map((part) => part.toFixed(1))).toEqual(['0.4', '0.5', '0.8', '1.0']);
});

it('loads its start again on request after a failure', async () => {
  let isBroken = true;
  await open({
    'GET /api/search/start': () => {
      if (isBroken) throw { kind: 'network' };
      return aStart;
    },
  });
  const retry = await screen.findByRole('button', { name: common.retry });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /Poetry/ })).toBeVisible();
});

it('removes a recent search, and moves the focus to the next one, or to the one before the last', async () => {
  const { scope, storage } = await open();
  await act(async () => {
    for (const params of ['c', 'b', 'a']) await allSettled(searchKept, { scope, params });
  });
  const row = screen.getByRole('list', { name: clp.recent });
  expect(
    within(row)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual('abc'.split(''));
  await userEvent.click(within(row).getByRole('button', { name: clp.removeRecent('b') }));
  await waitFor(() => expect(storage.get('local:search_item')).toBe('["a","c"]'));
  expect(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  await userEvent.click(within(row).getByRole('button', { name: clp.removeRecent('c') }));
  expect(screen.getByRole('link', { name: 'a' })).toHaveFocus();
});

it('says beside a suggested title who wrote it, else who reads it', async () => {
  const authors = [{ id: 1, firstName: 'Saadi', lastName: '' }];
  const narrators = [{ id: 2, firstName: 'Kaveh', lastName: 'Azar' }];
  await open({
    'GET /api/search/suggestions': {
      people: [],
      titles: [
        aBookCard({ title: 'Gulistan', authors, narrators }),
        aBookCard({ audioBookId: 1002, title: 'Gulps', authors: [], narrators }),
      ],
      lists: [],
    },
  });
  await userEvent.type(field(), 'gul');
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent(/Saadi/);
  expect(options[0]).not.toHaveTextContent(/Kaveh/);
  expect(options[1]).toHaveTextContent(/Kaveh Azar/);
});

it('opens a suggestion by keys, the field keeping the focus', async () => {
  const lists = [{ kind: 'genre', identifier: 'ghazal', title: 'Ghazal', count: 2 }];
  const { router } = await open({
    'GET /api/search/suggestions': { people: [], titles: [aBookCard()], lists },
  });
  await userEvent.type(field(), 'gha');
  const options = await screen.findAllByRole('option');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(router.navigations.at(-1)).toEqual({ to: '/clp?genre=ghazal' });
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('hides the suggestions by Escape and keeps the text', async () => {
  await open({
    'GET /api/search/suggestions': { people: [], titles: [aBookCard()], lists: [] },
  });
  await userEvent.type(field(), 'div');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('div');
});
