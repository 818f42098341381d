import { act, fireEvent, screen } from '@testing-library/react';
import { allSettled, type Unit } from 'effector';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { bookIntended, sampleIntended } from '@/features/player/model/intents';
import { sampleRequested } from '@/features/player/model/queue';
import { product } from '@/shared/i18n/fa/product';
import { aBookCard } from '@/testing/api-fixtures';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { aFal, aHero, aSampled } from '@/testing/storefront-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import ArtistPage from './artist/view';
import { PlayBook } from './library/parts/play-book';
import { OwnedButton } from './product/parts/owned-button';
import { SampleButton } from './product/parts/sample-button';
import { playOwnedPointed, samplePointed } from './product/sample';
import { ContinueCard } from './shop/parts/continue-card';
import { Hero } from './shop/parts/hero';
import { Fal } from './shop/parts/later/fal';
import { Letter } from './shop/parts/later/letter';
import { RankedFirst } from './shop/parts/later/ranked-first';

const sara = { id: 7, firstName: 'Sara', lastName: 'Delaviz' };
const artist = { ...sara, about: '', works: [aBookCard({ narrators: [sara] })] };
const section = { id: 's', title: 'Title', subtitle: '' };
const letter = { ...section, kind: 'letter' as const, text: '', signature: '', role: '' };
const fal = { ...section, kind: 'fal' as const, day: '2026-11-26' };
const continued = {
  ...{ item: anItem(), chapterTitle: 'one', chapterNumber: 1, chapterCount: 3 },
  ...{ remaining: 100, progress: 0.1 },
};
const book = { audioBookId: 1001 };

interface Control {
  readonly what: string;
  readonly element: ReactNode;
  readonly unit: Unit<unknown>;
  /** What the unit names; nothing where it is of the page's own book. */
  readonly of?: unknown;
}

const controls: readonly Control[] = [
  { what: 'a person', element: <ArtistPage />, unit: sampleIntended, of: 1001 },
  { what: 'a hero', element: <Hero items={[aHero()]} />, unit: sampleIntended, of: 1001 },
  {
    what: 'the letter',
    element: <Letter section={{ ...letter, items: [aSampled()] }} />,
    ...{ unit: sampleIntended, of: 1001 },
  },
  {
    what: 'the fortune',
    element: <Fal section={{ ...fal, items: [aFal()] }} />,
    ...{ unit: sampleIntended, of: 1001 },
  },
  {
    what: 'the first of a ranking',
    element: <RankedFirst book={aSampled()} rank="1" />,
    ...{ unit: sampleIntended, of: 1001 },
  },
  {
    what: 'a book of the library',
    element: <PlayBook item={anItem()} size={40} />,
    ...{ unit: bookIntended, of: book },
  },
  {
    what: 'a begun book',
    element: <ContinueCard continued={continued} />,
    ...{ unit: bookIntended, of: book },
  },
  {
    what: "a book's page as its main action",
    element: <SampleButton duration={60} isMain />,
    unit: samplePointed,
  },
  {
    what: "a book's page as a row",
    element: <SampleButton duration={60} isMain={false} />,
    unit: samplePointed,
  },
  { what: 'an owned book', element: <OwnedButton sentenceId="s" />, unit: playOwnedPointed },
];

const visit = { routeId: 'artist', path: '/artist/7', params: { id: '7' } };
const answers = { ...playerAnswers, 'GET /api/artists/7': artist };
// A whole page has more buttons.
const mainButton = () =>
  screen.queryByRole('button', { name: new RegExp(product.playSample) }) ??
  screen.getByRole('button');

it.each(controls)(
  'prepares what the button of $what plays, for a pointer, a press and the keyboard',
  async ({ element, unit, of }) => {
    const { scope } = await renderPage(element, visit, { answers });
    await act(() => allSettled(scope));
    const calls = watchCalls(unit, scope);
    fireEvent.pointerEnter(mainButton());
    fireEvent.pointerDown(mainButton());
    fireEvent.focus(mainButton());
    expect(calls).toEqual([of, of, of]);
  },
);

const samples = controls.filter(({ unit }) => unit === sampleIntended);
it.each(samples)(
  'prepares nothing at the button of $what while the player has its sample',
  async ({ element }) => {
    const { scope } = await renderPage(element, visit, { answers });
    await act(() => allSettled(scope));
    const calls = watchCalls(sampleIntended, scope);
    const button = mainButton();
    const sample = { item: anItem({ isSample: true }), duration: 60 };
    await act(() => allSettled(sampleRequested, { scope, params: sample }));
    fireEvent.pointerEnter(button);
    fireEvent.pointerDown(button);
    fireEvent.focus(button);
    expect(calls).toEqual([]);
  },
);

it('marks a book of the library as begun once it plays, whatever was heard of it', async () => {
  const visit = { routeId: 'library', path: '/library' };
  const { scope, engine } = await renderPage(<PlayBook item={anItem()} size={40} />, visit, {
    answers: playerAnswers,
  });
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('data-begun', 'false');
  fireEvent.click(button);
  await act(() => allSettled(scope));
  act(() => engine.emit('playing', { duration: 100 }));
  expect(button).toHaveAttribute('data-begun', 'true');
});
