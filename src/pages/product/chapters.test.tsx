import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { savedChaptersLoaded } from '@/features/player/model/queue';
import { product } from '@/shared/i18n/fa/product';
import { formatClock, formatNumber, formatPercent, formatSpokenTime } from '@/shared/i18n/format';
import { aDetail } from '@/testing/api-fixtures';
import { threeChapters } from '@/testing/player-fixtures';
import { openOwnedProductPage, openProductPage } from '@/testing/product-page';

import { $detail } from './model';

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

it.each([
  ['a phone', false, 6],
  ['a desktop', true, 12],
])('unfolds a long book on %s by two hundred chapters', async (_, matches, first) => {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
  const chapters = Array.from({ length: first + 201 }, (__, index) => ({
    ...{ chapterId: index + 1, duration: 60, title: `Part ${index + 1}`, order: index },
  }));
  await openProductPage({ 'POST /api/library/single-item/1001': { audioBookId: 1001, chapters } });
  const section = await screen.findByRole('region', { name: product.chapters });
  const count = () => section.querySelectorAll('li').length;
  await expect.poll(count).toBe(first);
  for (const [name, shown] of [
    [product.moreChapters, first + 200],
    [product.allChapters(formatNumber(first + 201)), first + 201],
    [product.fewerChapters, first],
  ] as const) {
    const unfold = section.querySelector('button[aria-expanded]');
    expect(unfold).toHaveTextContent(name);
    expect(unfold).toHaveAttribute('aria-expanded', String(name === product.fewerChapters));
    await act(async () => void fireEvent.click(unfold!));
    expect(count()).toBe(shown);
  }
});

it.each([
  [0, product.resumesChapter(formatNumber(2))],
  [50, product.resumesSpoken(formatNumber(2), formatSpokenTime(50))],
])('says where it goes on after the second %d of a chapter', async (durationPlayed, said) => {
  const { scope } = await openOwnedProductPage();
  const play = await button(product.play);
  const chapter = { duration: 100, title: '', audioBookId: 1001 };
  const params = {
    1001: [
      { ...chapter, chapterId: 1, index: 0, durationPlayed: 100, isPlaying: false },
      { ...chapter, chapterId: 2, index: 1, durationPlayed, isPlaying: true },
    ],
  };
  void allSettled(savedChaptersLoaded, { scope, params });
  await expect.poll(() => play).toHaveAccessibleDescription(said);
});

it('neither plays chapters of a book that is not owned, nor tells how much of them was heard', async () => {
  const { scope } = await openProductPage();
  const first = await screen.findByText(threeChapters.chapters[0]!.title);
  const saved = { chapterId: 1, duration: 100, title: '', index: 0, audioBookId: 1001 };
  const params = { 1001: [{ ...saved, durationPlayed: 100, isPlaying: false }] };
  act(() => void allSettled(savedChaptersLoaded, { scope, params }));
  expect(screen.queryByRole('button', { name: /one/ })).toBeNull();
  expect(first.closest('li')).toHaveTextContent(/^۱one/);
});

it('says no time of a chapter before it knows it', async () => {
  const chapters = [0, 60].map((duration, order) => ({
    ...{ chapterId: order + 1, duration, title: `Part ${order}`, order },
  }));
  await openProductPage({ 'POST /api/library/single-item/1001': { audioBookId: 1001, chapters } });
  const rows = async () =>
    (await screen.findAllByText(/^Part/)).map((title) => title.closest('li')?.textContent);
  expect(await rows()).toEqual(['۱Part 0', `۲Part 1${formatClock(60)}`]);
});

it('is folded again on the page of another book', async () => {
  const chapters = Array.from({ length: 9 }, (_, order) => ({
    ...{ chapterId: order + 1, duration: 60, title: `Part ${order}`, order },
  }));
  const { scope } = await openProductPage({
    'POST /api/library/single-item/1001': { audioBookId: 1001, chapters },
    'POST /api/library/single-item/1002': { audioBookId: 1002, chapters },
  });
  await userEvent.click(await button(product.allChapters(formatNumber(9))));
  expect(screen.getAllByText(/^Part/)).toHaveLength(9);
  act(() => void allSettled($detail, { scope, params: aDetail({ audioBookId: 1002 }) }));
  expect(screen.getAllByText(/^Part/)).toHaveLength(6);
});
