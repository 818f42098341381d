import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { $item } from '@/features/player/model/queue';
import { storefrontSection } from '@/shared/api/contract/sections';
import { product } from '@/shared/i18n/fa/product';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatDuration, formatNumber, formatSpokenTime } from '@/shared/i18n/format';
import { formatDay } from '@/shared/i18n/format-date';
import { aBookCard } from '@/testing/api-fixtures';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import {
  aFal,
  aGenre,
  aNarrator,
  aSampled,
  aSection,
  aSeries,
  aTonight,
} from '@/testing/storefront-fixtures';

import { eveningToggled } from '../../tonight';

import LaterSectionView, { type LaterSectionProps } from './later-section';

async function show(kind: string, items: readonly unknown[], more: object = {}) {
  const section = v.parse(storefrontSection, aSection(kind, items, more));
  const test = await renderPage(
    <LaterSectionView
      section={section as LaterSectionProps['section']}
      isAlternate={false}
      isFirst={false}
    />,
    { routeId: 'shop', path: '/' },
    { answers: playerAnswers },
  );
  return { ...test, region: screen.getByRole('region', { name: `Title of ${kind}` }) };
}
const hrefs = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
/** The button as it is from the press on, also before there is sound. */
const buttonToPause = (name: string | RegExp = shop.pause) => screen.findByRole('button', { name });

it('numbers the best titles, and plays the sample of the first', async () => {
  const others = [2, 3].map((id) => aSampled({ audioBookId: 2000 + id, title: `Book ${id}` }));
  const { scope, region } = await show('ranked', [aSampled(), ...others], { listId: 202 });
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  expect(within(region).getAllByRole('listitem').at(-1)).toHaveTextContent(
    `${formatNumber(3)}Book 3`,
  );
  // A phone shows the first title by its own card, so not by its row as well.
  const rows = within(region).getAllByRole('listitem');
  const isOnDesktopOnly = rows.map((row) =>
    within(row)
      .getAllByRole('link')
      .some(({ className }) => className.includes('onDesktop')),
  );
  expect(isOnDesktopOnly).toEqual([true, false, false]);
  expect(region).toHaveTextContent('Three weeks in a row');
  expect(region).toHaveTextContent(shopLater.sample(formatDuration(180)));
  expect(hrefs(region)).toContain('/clp/list/202');
  await press(shopLater.playSampleOf('Golestan'));
  await allSettled(scope);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: true });
  expect(await buttonToPause(shopLater.stopSampleOf('Golestan'))).toBeVisible();
});

it('offers short titles with their lengths, and plays their samples in turn', async () => {
  const items = [aTonight(), ...[2, 3, 4].map((id) => aTonight({ audioBookId: id }))];
  const { scope, engine, region } = await show('tonight', items);
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  expect(region).toHaveTextContent(formatDuration(840));
  await press(shopLater.inTurn(3));
  await allSettled(scope);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: true });
  const pause = await buttonToPause();
  engine.emit('playing');
  await userEvent.click(pause);
  expect(engine.calls.at(-1)).toEqual(['pause']);
});

it('shows a letter in its paragraphs, signed, with the sample of its title', async () => {
  const { scope, region } = await show('letter', [aSampled()], {
    text: 'Dear listener\nListen',
    signature: 'Nasrin',
    role: 'Editor',
  });
  expect(region).toHaveTextContent('NasrinEditor');
  expect(within(region).getByText('Listen').tagName).toBe('P');
  expect(hrefs(region)).toEqual(['/pdp/1001']);
  await press(shopLater.sample(formatDuration(180)));
  await allSettled(scope);
  expect(scope.getState($item)?.isSample).toBe(true);
  expect(await buttonToPause(new RegExp(`^${shop.pause}.*Golestan`))).toBeVisible();
});

it('leads from each voice to its titles, and draws a figure where a portrait cannot be had', async () => {
  const { region } = await show('people', [aNarrator(), aNarrator({ id: 8, portrait: null })]);
  expect(hrefs(region)).toEqual(['/artist/7', '/artist/8']);
  expect(region).toHaveTextContent(`Maryam Niku${shopLater.bookCount(formatNumber(14))}`);
  const portrait = region.querySelector('img')!;
  expect(portrait).toHaveAttribute('src', '/content/people/7.webp');
  fireEvent.error(portrait);
  expect(region.querySelector('img')).toBeNull();
});

it('shows six genres, and the way to all of them', async () => {
  const genres = Array.from({ length: 8 }, (_, index) =>
    aGenre({ id: index + 1, identifier: `g${index}`, art: index === 0 ? '/art' : null }),
  );
  const { region } = await show('genres', genres);
  expect(hrefs(region)).toEqual(['/clp', ...genres.slice(0, 6).map((_, i) => `/clp?genre=g${i}`)]);
  expect(region).toHaveTextContent(shopLater.titleCount(formatNumber(120)));
});

it('leads to no further genres where there are six', async () => {
  const genres = Array.from({ length: 6 }, (_, index) =>
    aGenre({ id: index + 1, identifier: `g${index}` }),
  );
  const { region } = await show('genres', genres);
  expect(hrefs(region)).toEqual(genres.map((_, i) => `/clp?genre=g${i}`));
});

it('names a series instead of its newest part, and says how far it has come', async () => {
  const { region } = await show('series', [
    aSeries(),
    aSeries({ audioBookId: 3002, note: 'Part 2 of 3' }),
  ]);
  const [first, second] = within(region).getAllByRole('listitem');
  expect(first).toHaveTextContent(`Nights${shopLater.partCount(formatNumber(3))}`);
  expect(second).toHaveTextContent('NightsPart 2 of 3');
});

it('tells the fortune of the day by one couplet, and reads the ghazal out', async () => {
  const { scope, region } = await show('fal', [aFal()], { day: '2026-11-22' });
  expect(region).toHaveTextContent(shopLater.falOf(formatDay('2026-11-22')));
  expect(region).toHaveTextContent('First halfSecond half');
  expect(region).not.toHaveTextContent('Third half');
  expect(region).toHaveTextContent('What was lost comes back.');
  expect(region).toHaveTextContent(shopLater.falLength(formatSpokenTime(160)));
  await press(shopLater.falPlay);
  await allSettled(scope);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: true });
  expect(await buttonToPause()).toBeVisible();
});

it('shows full rows of titles, and says which are free', async () => {
  const books = Array.from({ length: 10 }, (_, index) =>
    aBookCard({ audioBookId: 100 + index, title: `Book ${index}`, isFree: index === 0 }),
  );
  const { region } = await show('grid', books);
  const cards = within(region).getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  expect(cards[0]).toHaveTextContent(product.free);
  expect(cards[1]).not.toHaveTextContent(product.free);
});

it('shows ten of a ranking at most, and of each title what is known', async () => {
  const first = aSampled({ note: '', narrators: [] });
  const unread = aSampled({ audioBookId: 2000, narrators: [], rate: 0 });
  const more = Array.from({ length: 9 }, (_, index) => aSampled({ audioBookId: 2001 + index }));
  const { region } = await show('ranked', [first, unread, ...more]);
  const rows = within(region).getAllByRole('listitem');
  expect(rows).toHaveLength(10);
  expect(rows[0]?.querySelectorAll('p')).toHaveLength(0);
  expect(rows[1]).toHaveTextContent(`${formatNumber(2)}GolestanHafez`);
  expect(rows[1]?.querySelector('[class*="rate"]')).toBeNull();
  expect(rows[2]?.querySelector('[class*="rate"]')).not.toBeNull();
});

it('offers a night that does not play to be played, whatever else plays', async () => {
  const items = [aTonight({ duration: 0 })];
  const { scope, engine, region } = await show('tonight', items);
  const other = { id: 'other', items: [anItem({ isSample: true })] };
  await act(() => allSettled(eveningToggled, { scope, params: other }));
  act(() => engine.emit('playing'));
  expect(within(region).getByRole('button')).toHaveTextContent(shopLater.inTurn(1));
  expect(within(region).getByRole('link')).toHaveTextContent(/^GiftHafez$/);
});

it('says no length of a sample before it is known', async () => {
  const { region } = await show('letter', [aSampled({ sampleDuration: 0 })], {
    ...{ text: 'Dear listener', signature: 'Nasrin', role: 'Editor' },
  });
  const lines = [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Dear listener', 'Nasrin', 'Editor']);
  expect(within(region).getByRole('button')).toHaveTextContent(shopLater.sample(''));
  const fal = await show('fal', [aFal({ sampleDuration: 0 })], { day: '2026-11-22' });
  expect(fal.region).not.toHaveTextContent(shopLater.falLength(formatSpokenTime(0)));
});

it('names a series without a name by its newest part', async () => {
  const { region } = await show('series', [aSeries({ seriesTitle: '', partCount: 0 })]);
  expect(within(region).getByRole('listitem')).toHaveTextContent(/^Nights, part three$/);
});

it.each([
  [5, 5],
  [12, 12],
  [20, 12],
])('of %i titles shows %i in full rows', async (count, shown) => {
  const books = Array.from({ length: count }, (_, index) =>
    aBookCard({ audioBookId: 100 + index }),
  );
  const { region } = await show('grid', books);
  expect(within(region).getAllByRole('listitem')).toHaveLength(shown);
});
