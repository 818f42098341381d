import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { $item } from '@/features/player/model/queue';
import { httpError } from '@/shared/api/errors';
import { common } from '@/shared/i18n/fa/common';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { people as texts } from '@/shared/i18n/fa/people';
import { product } from '@/shared/i18n/fa/product';
import { aBookCard } from '@/testing/api-fixtures';
import { renderPage } from '@/testing/render-page';
import { watchCalls } from '@/testing/watch-calls';

import { artistSamplePointed } from './model';
import ArtistPage from './view';

const sara = { id: 7, firstName: 'Sara', lastName: 'Delaviz' };
const written = aBookCard({ audioBookId: 1, title: 'Letters', authors: [sara], narrators: [] });
const narrated = aBookCard({ audioBookId: 2, title: 'Divan', narrators: [sara] });
const artist = { ...sara, about: 'An actress', works: [written, narrated] };

const open = (answer: unknown, id = '7') =>
  renderPage(
    <ArtistPage />,
    { routeId: 'artist', path: `/artist/${id}`, params: { id } },
    {
      answers: {
        'GET /api/artists/7': answer,
        'GET /api/stream/sample/2': { streamUrl: '/hls/sample.m3u8', downloadUrl: null },
      },
    },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows who the person is, and the written and the narrated titles apart', async () => {
  await open(artist);
  expect(await heading('Sara Delaviz')).toBeVisible();
  expect(screen.getByText('An actress')).toBeVisible();
  const titlesOf = (name: string) =>
    within(screen.getByRole('region', { name: new RegExp(name) }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(titlesOf(texts.written)).toEqual(['/pdp/1']);
  expect(titlesOf(texts.narrated)).toEqual(['/pdp/2']);
});

it('leads to all titles when there are many', async () => {
  const works = Array.from({ length: 25 }, (_, index) => ({ ...narrated, audioBookId: index + 1 }));
  await open({ ...artist, works });
  const all = await screen.findByRole('link', { name: texts.allOf(texts.narrated) });
  expect(all).toHaveAttribute('href', '/clp?narratorId=7');
  expect(screen.queryByRole('region', { name: new RegExp(texts.written) })).toBeNull();
});

it('plays the sample of a title that the person narrates, and pauses it', async () => {
  const { scope, engine } = await open(artist);
  const sample = await screen.findByRole('button', { name: new RegExp(product.playSample) });
  expect(sample).toHaveTextContent(texts.from('Divan'));
  await userEvent.click(sample);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 2, isSample: true });
  expect(engine.sources.at(-1)?.url).toBe('/hls/sample.m3u8');
  expect(sample).toHaveAccessibleName(new RegExp(product.pauseSample));
  engine.emit('playing', { duration: 60 });
  expect(await screen.findByRole('button', { name: new RegExp(product.pauseSample) })).toBe(sample);
  await userEvent.click(sample);
  expect(engine.calls.at(-1)).toEqual(['pause']);
});

it('tells of a pointer over the button of the sample, of a finger on it, and of the focus', async () => {
  const { scope } = await open(artist);
  const sample = await screen.findByRole('button', { name: new RegExp(product.playSample) });
  const pointed = watchCalls(artistSamplePointed, scope);
  const ways = [fireEvent.pointerEnter, fireEvent.pointerDown, fireEvent.focus];
  for (const way of ways) way(sample);
  expect(pointed).toHaveLength(ways.length);
});

it('unfolds a long biography and folds it again; one without a word has no place', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  await open(artist);
  for (const name of [texts.more, texts.less, texts.more]) {
    await userEvent.click(await screen.findByRole('button', { name }));
  }
  cleanup();
  await open({ ...artist, about: '' });
  await heading('Sara Delaviz');
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

it('says so when there is nothing of the person', async () => {
  await open({ ...artist, works: [] });
  expect(await screen.findByText(texts.noWorks)).toBeVisible();
  expect(screen.queryByRole('button', { name: new RegExp(product.playSample) })).toBeNull();
});

it.each([
  ['the server knows nobody', '7'],
  ['the address has no number', 'hafez'],
])('leads on when %s', async (_, id) => {
  await open(() => {
    throw httpError(404, '', null);
  }, id);
  expect(await screen.findByText(texts.artistMissing)).toBeVisible();
  expect(await heading(pageTitles.artist)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toSearch })).toHaveAttribute('href', '/clp');
});

it('retries after a failure', async () => {
  let count = 0;
  await open(() => {
    count += 1;
    if (count === 1) throw { kind: 'network' };
    return artist;
  });
  await userEvent.click(await screen.findByRole('button', { name: common.retry }));
  expect(await heading('Sara Delaviz')).toBeVisible();
});
