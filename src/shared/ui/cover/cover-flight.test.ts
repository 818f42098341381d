import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { landCover, pressedCover, watchCoverLinks } from './cover-flight';

interface Movement {
  readonly frames: unknown;
  /** In milliseconds. */
  currentTime: number;
}
let movements: Movement[] = [];
function animate(frames: unknown): Movement {
  const movement = { frames, currentTime: 0 };
  movements.push(movement);
  return movement;
}
const rectOf = (left: number, top: number, width: number) => () =>
  ({ left, top, width, height: width }) as DOMRect;

/** A card with a link beside its cover, and the cover of the book's page. */
function show(duration = '260ms') {
  document.documentElement.style.setProperty('--motion-cover', duration);
  document.body.innerHTML = `
    <article><span data-kind="book" id="small"><img src="/cover"></span><a href="/pdp/7">Divan</a></article>
    <a href="/library" id="other">Library</a>
    <main><span data-kind="book" id="large"></span></main>`;
  const [small, large] = ['small', 'large'].map((id) => document.getElementById(id)!);
  Object.defineProperty(small!.querySelector('img'), 'currentSrc', { value: '/cover' });
  small!.getBoundingClientRect = rectOf(10, 600, 100);
  large!.getBoundingClientRect = rectOf(50, 100, 200);
  large!.animate = animate as unknown as Element['animate'];
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
  }
  return document.querySelector('main')!;
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

let stop = () => {};
beforeEach(() => {
  movements = [];
  stop = watchCoverLinks();
  window.history.replaceState(null, '', '/pdp/7');
});
afterEach(() => {
  press('#other');
  stop();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  document.documentElement.style.removeProperty('--motion-cover');
  window.history.replaceState(null, '', '/');
});

it('has no cover to move while the browser has chosen no picture for it', () => {
  show();
  document.querySelector('#small img')!.replaceWith(document.createElement('img'));
  press('article a');
  expect(pressedCover('/pdp/7')).toBeNull();
});

it.each(['article', 'li', 'section'])('finds the cover beside the link in one %s', (tag) => {
  show();
  const [card, other] = [document.querySelector('article')!, document.createElement(tag)];
  other.append(...card.childNodes);
  card.replaceWith(other);
  press('[href="/pdp/7"]');
  expect(pressedCover('/pdp/7')).toBe('/cover');
});

it('moves the cover from where it was pressed, and continues after a skeleton', () => {
  const page = show();
  press('article a');
  expect(pressedCover('/pdp/7')).toBe('/cover');
  landCover(page);
  expect(movements[0]?.frames).toMatchObject([
    { transform: 'translate(-40px, 500px) scale(0.5)' },
    { transform: 'none' },
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 100);
  landCover(page);
  expect(movements).toHaveLength(2);
  expect(movements[1]?.currentTime).toBeGreaterThanOrEqual(100);
});

it('moves it to its place at the top of the page, also while that is still scrolled', () => {
  const page = show();
  press('article a');
  vi.stubGlobal('scrollX', -30);
  vi.stubGlobal('scrollY', 250);
  landCover(page);
  vi.unstubAllGlobals();
  expect(movements[0]?.frames).toMatchObject([
    { transform: 'translate(-10px, 250px) scale(0.5)' },
    { transform: 'none' },
  ]);
});

it('moves it once', () => {
  const page = show();
  press('article a');
  landCover(page);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  landCover(page);
  expect(movements).toHaveLength(1);
});

it.each([
  ['for another page', '260ms', '/pdp/8', 'article a'],
  ['where motion is unwanted', '0ms', '/pdp/7', 'article a'],
  ['after a link without a cover', '260ms', '/pdp/7', '#other'],
])('moves nothing %s', (_, duration, path, link) => {
  const page = show(duration);
  window.history.replaceState(null, '', path);
  press(link);
  landCover(page);
  expect(movements).toEqual([]);
});
