import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aboutBook as texts } from '@/shared/i18n/fa/about-book';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { formatDuration } from '@/shared/i18n/format';
import { aDetail } from '@/testing/api-fixtures';
import { ownRequests } from '@/testing/own-requests';
import { renderPage } from '@/testing/render-page';

import AboutBookPage from './view';

const call = 'GET /api/audiobooks/divan/detail2';
const open = (id: string, answers: Record<string, unknown> = {}) =>
  renderPage(
    <AboutBookPage />,
    { routeId: 'about-book', path: `/about-book/${id}`, params: id === '' ? {} : { id } },
    { answers },
  );

it('has the facts of the title, as links where there is more', async () => {
  const description = 'First part\nSecond part';
  await open('divan', { [call]: aDetail({ description, seriesTitle: 'Ghazals' }) });
  expect(screen.getByRole('heading', { level: 1, name: pageTitles['about-book'] })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Divan' })).toBeVisible();
  for (const part of ['First part', 'Second part']) {
    expect(screen.getByText(part)).toBeVisible();
    expect(screen.getByText(part)).toHaveAttribute('dir', 'auto');
  }
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Hafez',
    'Maryam Nikoo',
    'Publisher',
    'Ghazals',
    contentTypeNames[0].one,
    'Ghazal',
    formatDuration(3600),
    texts.chapterCount('۳'),
    texts.rated('۴٫۵', '۱۲'),
  ]);
  const terms = screen.getAllByRole('term').map((name) => name.textContent);
  expect(terms).toEqual([
    ...[texts.authors, texts.narrators, texts.publisher, texts.series, texts.kind],
    ...[texts.genres, texts.length, texts.chapters, texts.rating],
  ]);
  const links = within(screen.getByRole('article', { name: 'Divan' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [texts.toBook, '/pdp/1001'],
    ['Hafez', '/artist/1'],
    ['Maryam Nikoo', '/artist/501'],
    ['Publisher', '/publisher/1'],
    [contentTypeNames[0].one, '/clp?contentType=0'],
    ['Ghazal', '/clp?genre=ghazal'],
  ]);
});

it('names all authors below the title', async () => {
  const authors = ['Hafez', 'Saadi'].map((lastName, index) => ({
    id: index + 1,
    firstName: '',
    lastName,
  }));
  await open('divan', { [call]: aDetail({ authors }) });
  const title = await screen.findByRole('heading', { level: 2, name: 'Divan' });
  expect(title.nextElementSibling).toHaveTextContent(/Hafez.+Saadi/);
});

it('leaves out what is not known', async () => {
  const bare = { publisher: null, genres: [], duration: 0, chapterCount: 0, rateCount: 0 };
  await open('divan', { [call]: aDetail({ ...bare, description: ' \n', contentType: 99 }) });
  expect(await screen.findByText(texts.noDescription)).toBeVisible();
  expect(screen.getAllByRole('term').map((name) => name.textContent)).toEqual([
    texts.authors,
    texts.narrators,
  ]);
});

it('says that a title does not exist, and what to do without one', async () => {
  await open('divan', {
    [call]: () => {
      throw { kind: 'http', status: 404, statusText: '', message: null, code: 'not-found' };
    },
  });
  expect(await screen.findByText(texts.notFound)).toBeVisible();
});

it('asks for nothing without an id', async () => {
  const { requests } = await open('');
  expect(screen.getByText(texts.missing)).toBeVisible();
  expect(ownRequests(requests)).toEqual([]);
});

it('tries again after a failure', async () => {
  let isBroken = true;
  await open('divan', {
    [call]: () => {
      if (isBroken) throw { kind: 'network' };
      return aDetail();
    },
  });
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Divan' })).toBeVisible();
});
