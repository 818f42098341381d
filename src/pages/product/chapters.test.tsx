import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { savedChaptersLoaded } from '@/features/player/model/queue';
import { product } from '@/shared/i18n/fa/product';
import { formatClock, formatNumber, formatPercent } from '@/shared/i18n/format';
import { threeChapters } from '@/testing/player-fixtures';
import { openOwnedProductPage, openProductPage } from '@/testing/product-page';

const button = (name: string) => screen.findByRole('button', { name });

it('plays from any chapter, and marks the playing one', async () => {
  const { engine } = await openOwnedProductPage();
  const chapter = await screen.findByRole('button', { name: /two/ });
  await userEvent.click(chapter);
  await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
  expect(chapter).toHaveAttribute('aria-current', 'true');
});

it('leaves a playing chapter alone when it is pressed again, and goes on with a paused one', async () => {
  const { engine, scope } = await openOwnedProductPage();
  const chapter = await screen.findByRole('button', { name: /two/ });
  await userEvent.click(chapter);
  await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/2.m3u8');
  act(() => engine.emit('playing', { duration: 100 }));
  const before = engine.calls.length;
  await userEvent.click(chapter);
  await act(() => allSettled(scope));
  expect(engine.calls.slice(before)).toEqual([]);
  act(() => engine.emit('pause', { isPaused: true }));
  await userEvent.click(chapter);
  await act(() => allSettled(scope));
  expect(engine.calls.slice(before).map(([name]) => name)).toEqual(['play']);
});

it.each([
  [0, ['۲', 'two']],
  [99.4, ['۲', 'two', product.heardShare(formatPercent(0.99)), '']],
  [99.6, ['', 'two', product.heard]],
  [100, ['', 'two', product.heard]],
])('tells of a chapter of which %d of 100 s were heard', async (durationPlayed, told) => {
  const { scope } = await openOwnedProductPage();
  await button(product.play);
  const saved = { ...{ chapterId: 2, duration: 100, title: '', index: 1 }, audioBookId: 1001 };
  const params = { 1001: [{ ...saved, durationPlayed, isPlaying: false }] };
  void allSettled(savedChaptersLoaded, { scope, params });
  const chapter = await screen.findByRole('button', { name: /two/ });
  const texts = () => [...chapter.children].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual([...told, formatClock(100)]);
});

it('shows the first six chapters, and all of them on demand', async () => {
  const chapters = Array.from({ length: 9 }, (_, index) => ({
    chapterId: index + 1,
    duration: 60,
    title: index === 8 ? '' : `Part ${index + 1}`,
    order: 9 - index,
  }));
  await openProductPage({ 'POST /api/library/single-item/1001': { audioBookId: 1001, chapters } });
  const section = await screen.findByRole('region', { name: product.chapters });
  const rows = () => within(section).getAllByRole('listitem');
  await expect.poll(() => rows()).toHaveLength(6);
  expect(rows()[0]).toHaveTextContent(`${product.chapter} ${formatNumber(1)}`);
  await userEvent.click(await button(product.allChapters(formatNumber(9))));
  expect(rows()).toHaveLength(9);
  await userEvent.click(await button(product.fewerChapters));
  expect(rows()).toHaveLength(6);
});

it('does not play chapters of a book that is not owned', async () => {
  await openProductPage();
  expect(await screen.findByText(threeChapters.chapters[0]!.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: /one/ })).toBeNull();
});
