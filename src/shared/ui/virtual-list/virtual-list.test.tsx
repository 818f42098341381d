import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { VirtualList, type VirtualListProps } from './virtual-list';

const ROW = 100;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `Book ${index + 1}`);

const list = (count: number, changes: Partial<VirtualListProps<string>> = {}) => (
  <VirtualList
    label="Books"
    items={numbers(count)}
    total={count}
    itemSize={{ rem: 1, minPx: ROW }}
    renderItem={renderText}
    hasMore={false}
    onEndReached={vi.fn()}
    moreLabel="More"
    {...changes}
  />
);
const renderText = (item: string, _index: number) => item;

function show(count: number, hasMore = false, total = count) {
  const onEndReached = vi.fn();
  render(list(count, { hasMore, onEndReached, total }));
  return onEndReached;
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}
const places = () =>
  screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));
const paddings = () => {
  const { paddingBlockStart, paddingBlockEnd } = screen.getByRole('list').style;
  return [paddingBlockStart, paddingBlockEnd].map(Number.parseFloat);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('renders a screen of ten thousand items, and padding for the others', () => {
  show(10_000);
  expect(places()[0]).toBe(1);
  expect(places().length).toBeLessThan(30);
  const [start, end] = paddings();
  expect([start, end]).toEqual([0, (10_000 - places().length) * ROW]);
});

it('follows the scroll, and keeps the height of the whole list', () => {
  show(10_000);
  scrollTo(500_000);
  expect(screen.getByText('Book 5001')).toBeTruthy();
  expect(screen.getByText('Book 5008')).toBeTruthy();
  expect(screen.queryByText('Book 1')).toBeNull();
  const [start, end] = paddings();
  expect((start ?? 0) + (end ?? 0) + places().length * ROW).toBe(1_000_000);
  expect(start).toBe(((places()[0] ?? 0) - 1) * ROW);
});

it('begins to leave items out only when the scroll has come to them', () => {
  const above = 20 * ROW;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, above - window.scrollY, 0, 0),
  );
  show(10_000);
  scrollTo(above);
  expect(places()[0]).toBe(1);
  scrollTo(above + 100 * ROW);
  expect(places()[0]).toBe(97);
});

it('knows its place in a page that is scrolled already when it comes', () => {
  const above = 20 * ROW;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, above - window.scrollY, 0, 0),
  );
  vi.stubGlobal('scrollY', above + 100 * ROW);
  show(10_000);
  scrollTo(above + 101 * ROW);
  expect(places()[0]).toBe(98);
});

it('renders nothing of the place to which a list that has gone was scrolled', () => {
  show(1000);
  scrollTo(50_000);
  cleanup();
  vi.stubGlobal('scrollY', 0);
  const renderItem = vi.fn(renderText);
  render(list(1000, { renderItem }));
  expect(Math.max(...renderItem.mock.calls.map(([, index]) => index))).toBeLessThan(30);
});

it('renders only the items that come into view when it is scrolled', () => {
  const rendered: string[] = [];
  const renderItem = (item: string) => {
    rendered.push(item);
    return item;
  };
  render(list(1000, { renderItem }));
  scrollTo(50_000);
  const last = places().at(-1) ?? 0;
  rendered.length = 0;
  scrollTo(50_000 + 3 * ROW);
  expect(rendered).toEqual([1, 2, 3].map((step) => `Book ${last + step}`));
});

it('renders its last items when it is scrolled to the end and beyond', () => {
  show(50);
  for (const y of [4500, 90_000]) {
    scrollTo(y);
    expect(places().at(-1)).toBe(50);
    expect(paddings()[1]).toBe(0);
  }
});

it('follows events alone, although what it renders moves the page', () => {
  // A shorter document moves the page up, and what is then rendered makes it longer again.
  const place = () => (screen.queryByText('Book 1') ? 5000 : 0);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(place);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -place(), 0, 0),
  );
  show(100);
  for (const type of ['scroll', 'resize', 'scroll'])
    act(() => void window.dispatchEvent(new Event(type)));
  expect(places().length).toBeGreaterThan(0);
});

it('renders more rows in a window that has grown, and fewer in one that has shrunk', () => {
  const resizeTo = (height: number) => {
    vi.stubGlobal('innerHeight', height);
    act(() => void window.dispatchEvent(new Event('resize')));
    return places().length;
  };
  show(100);
  const [small, large] = [resizeTo(5 * ROW), resizeTo(20 * ROW)];
  expect(large).toBe(small + 15);
  expect(resizeTo(5 * ROW)).toBe(small);
});

it('counts its columns again when it or what is above it changes', () => {
  const observed = new Map<Element, () => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: (element: Element) => void;
      constructor(tell: () => void) {
        this.observe = (element) => void observed.set(element, tell);
      }
      readonly disconnect = () => undefined;
    },
  );
  show(100);
  const list = screen.getByRole('list');
  let columns = 1;
  for (const element of [list, document.documentElement]) {
    columns += 1;
    list.style.gridTemplateColumns = '50px '.repeat(columns).trim();
    act(() => observed.get(element)?.());
    // The padding stands for rows of so many titles.
    const rows = (places().at(-1) ?? 0) / columns;
    expect(paddings()[1]).toBe((Math.ceil(100 / columns) - rows) * ROW);
  }
});

it.each([
  ['in the whole list', 90, '90'],
  ['among those that it has, where the server tells of fewer', 3, '40'],
])('tells the place of each item %s', (_, total, size) => {
  show(40, false, total);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-setsize'))).toEqual(items.map(() => size));
});

it('has rows as high as its text is large, and no lower than its least', () => {
  const height = (rem: number) => {
    const { unmount } = render(list(100, { itemSize: { rem, minPx: ROW } }));
    const { gridAutoRows } = screen.getByRole('list').style;
    unmount();
    return gridAutoRows;
  };
  expect([height(5), height(10)]).toEqual(['100px', '160px']);
  document.documentElement.style.fontSize = '32px';
  expect([height(3), height(5)]).toEqual(['100px', '160px']);
  document.documentElement.style.fontSize = '';
});

it('keeps the focus with its item when an item before it leaves', () => {
  const keyOf = (item: string) => Number(item.slice('Book '.length));
  const renderItem = (item: string) => <button type="button">{item}</button>;
  const { rerender } = render(list(5, { keyOf, renderItem }));
  screen.getByText('Book 3').focus();
  rerender(list(5, { keyOf, renderItem, items: numbers(5).slice(1) }));
  expect(screen.getByText('Book 3')).toHaveFocus();
});

it('has a button that loads more, as long as there is more', async () => {
  const onEndReached = show(3, true);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onEndReached).toHaveBeenCalledOnce();
  cleanup();
  show(3);
  expect(screen.queryByRole('button')).toBeNull();
});
