import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sampleIntended } from '@/features/player/model/intents';
import { $duration } from '@/features/player/model/position';
import { $item } from '@/features/player/model/queue';
import { shop } from '@/shared/i18n/fa/shop';
import { formatDuration } from '@/shared/i18n/format';
import { playerAnswers } from '@/testing/player-fixtures';
import { renderPage } from '@/testing/render-page';
import { aHero } from '@/testing/storefront-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { Hero } from './hero';

const show = (...items: Parameters<typeof Hero>[0]['items']) =>
  renderPage(<Hero items={items} />, { routeId: 'shop', path: '/' }, { answers: playerAnswers });
const pictures = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('shows a title with a line of it, its voice and its length, and leads to it', async () => {
  const narrators = [{ id: 1, firstName: 'Kaveh', lastName: 'Azar' }];
  await show(aHero({ narrators }));
  const hero = screen.getByRole('region', { name: shop.bannerLabel });
  expect(within(hero).getByRole('heading', { level: 2 })).toHaveTextContent('Shahnameh');
  expect(hero).toHaveTextContent('In the name of the lord');
  expect(hero).toHaveTextContent(shop.withVoice('Kaveh Azar', formatDuration(36_720)));
  expect(
    within(hero).getByRole('link', { name: shop.aboutTitle('Shahnameh, the beginning') }),
  ).toHaveAttribute('href', '/pdp/1001');
});

it('leaves out what is not known of a title', async () => {
  const narrators = [{ id: 1, firstName: 'Kaveh', lastName: 'Azar' }];
  await show(aHero({ narrators, kicker: '', duration: 0 }));
  const lines = [...document.querySelectorAll('article p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['In the name of the lord', shop.withVoice('Kaveh Azar', '')]);
});

it('prepares its sample in each way of pointing at it, unless it plays already', async () => {
  const { scope } = await show(aHero());
  const listen = screen.getByRole('button', { name: new RegExp(shop.listenHere) });
  const intended = watchCalls(sampleIntended, scope);
  const point = () => {
    for (const way of [fireEvent.pointerEnter, fireEvent.pointerDown, fireEvent.focus]) way(listen);
  };
  point();
  expect(intended).toEqual([1001, 1001, 1001]);
  fireEvent.click(listen);
  await act(() => allSettled(scope));
  expect(scope.getState($duration)).toBe(120);
  point();
  expect(intended).toHaveLength(3);
});

it('plays its sample right there, and pauses it', async () => {
  const { scope, engine } = await show(aHero());
  await userEvent.click(screen.getByRole('button', { name: new RegExp(shop.listenHere) }));
  await allSettled(scope);
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1001, isSample: true });
  expect(engine.sources.at(-1)?.url).toBe('/hls/sample.m3u8');
  const pause = await screen.findByRole('button', { name: new RegExp(shop.pause) });
  engine.emit('playing');
  await userEvent.click(pause);
  expect(engine.calls.at(-1)).toEqual(['pause']);
});

it('shows the cover where there is no illustration, or where it cannot be had', async () => {
  await show(aHero(), aHero({ audioBookId: 1002, illustration: null }));
  fireEvent.error(document.querySelector('img')!);
  expect(pictures().map((src) => /books\/(\d+)\/cover/.exec(src ?? '')?.[1])).toContain('1001');
  expect(pictures()).not.toContain('/content/art/1001.webp');
});

it('has a dash for each of several titles, and none for one', async () => {
  await show(aHero(), aHero({ audioBookId: 1002 }));
  const dashes = screen.getAllByRole('button').filter((button) => button.ariaCurrent !== null);
  expect(dashes.map((dash) => dash.ariaCurrent)).toEqual(['true', 'false']);
});

it('sets a name that is too long for the display face in the face of the interface', async () => {
  await show(aHero({ heading: '' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-step', '28');
});
