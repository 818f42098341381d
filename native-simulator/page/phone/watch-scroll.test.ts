import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchScroll } from './watch-scroll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that is scrolled, and the reported positions. */
function watchedPage() {
  const page = Object.assign(new EventTarget(), { scrollY: 0 });
  const reported: number[] = [];
  watchScroll(page as unknown as Window, (top) => void reported.push(top));
  const input = (name: string, isTrusted = true) => {
    // Only a browser makes trusted events.
    const event = Object.defineProperty(new Event(name), 'isTrusted', { value: isTrusted });
    page.dispatchEvent(event);
  };
  const scrollTo = (top: number) => {
    page.scrollY = top;
    page.dispatchEvent(new Event('scroll'));
  };
  return { reported, input, scrollTo };
}

it.each(['wheel', 'touchmove', 'keydown', 'mousedown'])('reports scrolling by %s', (name) => {
  const { reported, input, scrollTo } = watchedPage();
  input(name);
  scrollTo(99.6);
  scrollTo(100.2);
  vi.advanceTimersByTime(1_500);
  scrollTo(250);
  expect(reported).toEqual([100, 250]);
});

it('ignores scrolling by the page, also some time after an input', () => {
  const { reported, input, scrollTo } = watchedPage();
  scrollTo(100);
  input('wheel', false);
  scrollTo(200);
  input('wheel');
  vi.advanceTimersByTime(1_501);
  scrollTo(300);
  expect(reported).toEqual([]);
});
