import { act, fireEvent, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { paletteStyle } from '@/entities/audiobook/palette';
import { $apiHosts } from '@/shared/api/authorized';
import { storefrontSection } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { aBookCard } from '@/testing/api-fixtures';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { aFal, aHero, aSampled, aSection, aSeries } from '@/testing/storefront-fixtures';

import { ContinueCard } from './continue-card';
import { Hero } from './hero';
import LaterSectionView, { type LaterSectionProps } from './later/later-section';

const shared = { deep: '#0a1330', main: '#f4f2e8', accent: '#e8b04a', ink: '#f4f2e8' };
const blue = { ground: '#27427a', ground2: '#0f1b3d', ...shared };
const red = { ground: '#8c2733', ground2: '#3d0f14', ...shared };

const begun = {
  ...{ chapterTitle: '', chapterNumber: 1, chapterCount: 1 },
  ...{ remaining: 60, progress: 0.5 },
};

const show = (part: React.ReactNode) =>
  renderPage(part, { routeId: 'shop', path: '/' }, { answers: playerAnswers });
/** The ground that an element stands on; empty for the neutral one. */
const groundOf = (element: Element) =>
  element.closest<HTMLElement>('[style*="--ground"]')?.style.getPropertyValue('--ground') ?? '';
const groundIn = (palette: typeof blue) => paletteStyle(palette)['--ground'];

it('draws each featured title in its own colours, and the hero in those of the visible one', async () => {
  const first = aHero({ heading: 'First', palette: blue });
  await show(<Hero items={[first, aHero({ audioBookId: 2, heading: 'Second', palette: red })]} />);
  const grounds = () => [
    groundOf(screen.getByText('First')),
    groundOf(screen.getByText('Second')),
    groundOf(screen.getByRole('region', { name: shop.bannerLabel })),
  ];
  expect(grounds()).toEqual([groundIn(blue), groundIn(red), groundIn(blue)]);
  // Without a layout every place of the row is its end.
  fireEvent.scroll(screen.getAllByRole('list')[0]!);
  expect(grounds()).toEqual([groundIn(blue), groundIn(red), groundIn(red)]);
});

it('draws a title to continue in its own colours', async () => {
  const item = anItem({ title: 'Divan', palette: red });
  await show(<ContinueCard continued={{ item, ...begun }} />);
  expect(groundOf(screen.getByText('Divan'))).toBe(groundIn(red));
});

it('loads the pictures of featured titles and of those to continue from the site host', async () => {
  const { scope } = await show(
    <>
      <Hero items={[aHero()]} />
      <ContinueCard continued={{ item: anItem(), ...begun }} />
    </>,
  );
  await act(() =>
    allSettled($apiHosts, { scope, params: { site: 'https://site.example', auth: '' } }),
  );
  const hosts = [...document.images].map(({ src }) => new URL(src).host);
  expect(hosts).toEqual(['site.example', 'site.example']);
});

it.each([
  ['the first of a ranking', 'ranked', aSampled({ title: 'Divan', palette: red }), {}],
  ['the fortune of the day', 'fal', aFal({ palette: red }), { title: 'Divan', day: '2026-11-22' }],
  ['a series', 'series', aSeries({ seriesTitle: 'Divan', palette: red }), {}],
  ['a title of a grid', 'grid', aBookCard({ title: 'Divan', palette: red }), {}],
])('draws %s in its own colours', async (_what, kind, item, more) => {
  const section = v.parse(storefrontSection, aSection(kind, [item], more));
  await show(
    <LaterSectionView
      section={section as LaterSectionProps['section']}
      isAlternate={false}
      isFirst={false}
    />,
  );
  const [title] = screen.getAllByText('Divan');
  expect(groundOf(title!)).toBe(groundIn(red));
});
