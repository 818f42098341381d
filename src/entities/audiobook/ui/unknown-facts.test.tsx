import { fireEvent, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { $apiHosts } from '@/shared/api/authorized';
import { common } from '@/shared/i18n/fa/common';
import { book as texts } from '@/shared/i18n/fa/book';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatNumber, formatRate } from '@/shared/i18n/format';
import { aBookCard } from '@/testing/api-fixtures';

import { BookRow } from './book-row';
import { GenreTileList } from './genre-tile-list';
import { NarratorRow } from './narrator-row';
import { PeopleLine } from './people-line';
import { WorkGrid } from './work-grid';

const show = (part: ReactNode) =>
  render(
    <Provider value={fork()}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );

const named = { id: 1, firstName: 'Hafez', lastName: '' };
const nameless = { id: 2, firstName: '', lastName: '' };
const genreOf = (count: number) => (
  <GenreTileList
    genres={[{ id: 1, identifier: 'ghazal', title: 'Ghazal', palette: null, art: null, count }]}
    pathOf={(identifier) => `/catalog/genre/${identifier}`}
  />
);
const narratorOf = (count: number) => (
  <NarratorRow people={[{ ...named, portrait: null, palette: null, count }]} />
);
const rowOf = (rate: number) => <BookRow book={aBookCard({ rate })} to="/pdp/1001" price={null} />;
const titles = shopLater.titleCount(formatNumber(3));
const books = shopLater.bookCount(formatNumber(3));
const stars = common.stars(formatRate(4.5));

it.each([
  ['how many titles a genre has', genreOf, 3, titles],
  ['how many titles a narrator reads', narratorOf, 3, books],
])('tells %s, unless nobody knows', (_, part, count, text) => {
  const { unmount } = show(part(count));
  expect(screen.getByRole('link')).toHaveTextContent(text);
  unmount();
  const { container } = show(part(0));
  expect(container.textContent).not.toMatch(/\p{N}/u);
});

it('shows the rating of a title that somebody has rated', () => {
  const { unmount } = show(rowOf(4.5));
  expect(screen.getByRole('link')).toHaveTextContent(stars);
  unmount();
  show(rowOf(0));
  expect(screen.getByRole('link').textContent).not.toMatch(/\p{N}/u);
});

it('leaves out people without a name, and what would part them from others', () => {
  const { container } = show(<PeopleLine people={[nameless, named, nameless, named]} />);
  expect(container).toHaveTextContent(`Hafez${texts.nameSeparator}Hafez`, {
    normalizeWhitespace: false,
  });
});

it.each([
  [24, 24, 0],
  [25, 24, 1],
])('leads to all of %d works where it shows %d of them', (count, shown, links) => {
  const all = Array.from({ length: count }, (_, at) => aBookCard({ audioBookId: at + 1 }));
  show(<WorkGrid title="Written" books={all} to="/clp?authorId=1" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(shown);
  const leading = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(leading.filter((href) => href === '/clp?authorId=1')).toHaveLength(links);
  expect(screen.getByRole('heading')).toHaveTextContent(`Written ${formatNumber(count)}`);
});

it.each([
  [
    'a genre',
    <GenreTileList
      key="genre"
      genres={[
        {
          id: 1,
          identifier: 'ghazal',
          title: 'Ghazal',
          palette: null,
          art: '/content/1',
          count: 0,
        },
      ]}
      pathOf={(identifier) => identifier}
    />,
  ],
  [
    'a narrator',
    <NarratorRow
      key="narrator"
      people={[{ ...named, portrait: '/content/1', palette: null, count: 0 }]}
    />,
  ],
])('shows the picture of %s from the site host, and none that fails', (_, part) => {
  const scope = fork({ values: [[$apiHosts, { site: 'https://site.test', auth: '' }]] });
  const { container } = render(
    <Provider value={scope}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  );
  const picture = container.querySelector('img')!;
  expect(picture.src).toBe('https://site.test/content/1');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
});
