import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { storefrontSection } from '@/shared/api/contract/sections';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatSpokenTime } from '@/shared/i18n/format';
import { formatDay } from '@/shared/i18n/format-date';
import { Moon } from '@/shared/ui/moon/moon';
import { moonFraction } from '@/shared/ui/moon/moon-fraction';
import { renderPage } from '@/testing/render-page';
import { aFal, aSection, aTonight } from '@/testing/storefront-fixtures';

import LaterSectionView, { type LaterSectionProps } from './later-section';

async function show(kind: string, items: readonly unknown[], more: object = {}) {
  const section = v.parse(storefrontSection, aSection(kind, items, more));
  await renderPage(
    <LaterSectionView
      section={section as LaterSectionProps['section']}
      isAlternate={false}
      isFirst={false}
    />,
    { routeId: 'shop', path: '/' },
  );
  return document.querySelector('section')!;
}

it.each([
  [
    'all that there is',
    { kicker: 'Pick', subtitle: 'Read by two' },
    ['Pick', 'Divan', 'Read by two'],
  ],
  ['nothing that is not there', {}, ['Divan']],
])('says on a slide of the banner %s', async (_what, more, lines) => {
  const slide = {
    audioBookId: 1001,
    identifier: 'divan',
    recordVersion: 1,
    title: 'Divan',
    ...more,
  };
  const region = await show('banner', [slide]);
  expect([...region.querySelectorAll('a bdi')].map(({ textContent }) => textContent)).toEqual(
    lines,
  );
});

it('names a fortune without a name by its title, and leaves out a meaning that is not there', async () => {
  const region = await show('fal', [aFal({ meaning: '' })], { title: '', day: '2026-11-22' });
  expect(region).toHaveAccessibleName('Ghazal 255');
  const lines = [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    shopLater.falOf(formatDay('2026-11-22')),
    shopLater.falLength(formatSpokenTime(160)),
  ]);
});

it('draws the length of each short title as a moon', async () => {
  const hours = [0.25, 8];
  const items = hours.map((count, id) => aTonight({ audioBookId: id + 1, duration: count * 3600 }));
  const region = await show('tonight', items);
  const drawn = [...region.querySelectorAll('a svg')].map(({ innerHTML }) => innerHTML);
  const { container } = render(
    hours.map((count) => <Moon key={count} fraction={moonFraction(count * 3600)} />),
  );
  expect(drawn).toEqual([...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML));
});
