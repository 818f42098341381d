import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

interface Watcher {
  readonly margin: string;
  readonly elements: Set<Element>;
  readonly tell: (entries: Partial<IntersectionObserverEntry>[]) => void;
}
/** Shared by all tests, because the page has a single observer too. */
const watchers: Watcher[] = [];

// The module holds the page's observer, which another test file may have created: load it anew here.
let EndlessList: typeof import('./endless-list').EndlessList;
beforeAll(async () => {
  vi.resetModules();
  ({ EndlessList } = await import('./endless-list'));
});

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly elements = new Set<Element>();
      constructor(tell: Watcher['tell'], options: { rootMargin: string }) {
        watchers.push({ margin: options.rootMargin, elements: this.elements, tell });
      }
      observe(element: Element) {
        this.elements.add(element);
      }
      unobserve(element: Element) {
        this.elements.delete(element);
      }
      disconnect() {
        this.elements.clear();
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `Book ${index + 1}`);

function listOf(count: number, hasMore = true, total = 90) {
  const onEndReached = vi.fn();
  const element = (items: readonly string[]) => (
    <EndlessList
      label="Books"
      items={items}
      total={total}
      renderItem={(item) => item}
      hasMore={hasMore}
      onEndReached={onEndReached}
      moreLabel="More"
    />
  );
  const view = render(element(numbers(count)));
  return { onEndReached, grow: (to: number) => view.rerender(element(numbers(to))) };
}

/** The chunk that holds an item: the only element that its observer observes. */
const chunkOf = (text: string) => {
  const chunk = screen.getByText(text).parentElement!;
  return watchers.find(({ elements }) => elements.has(chunk))!;
};

/** Brings the end of the list near. */
function seeEnd() {
  const isSentinel = ({ tagName }: Element) => tagName === 'SPAN';
  const watcher = watchers.find(({ elements }) => [...elements].some(isSentinel))!;
  const target = [...watcher.elements].find(isSentinel)!;
  act(() => watcher.tell([{ isIntersecting: true, target }]));
}

it('exposes the position of each item in the whole list', () => {
  listOf(25);
  const last = screen.getAllByRole('listitem').at(-1);
  expect(last?.getAttribute('aria-posinset')).toBe('25');
  expect(last?.getAttribute('aria-setsize')).toBe('90');
});

it('unmounts chunks far from the viewport, keeps their height and restores them', () => {
  listOf(40);
  const first = chunkOf('Book 1');
  // Far enough that none is missing while a finger scrolls.
  expect(Number.parseFloat(first.margin)).toBeGreaterThan(1000);
  act(() => first.tell([{ isIntersecting: false, boundingClientRect: new DOMRect(0, 0, 1, 900) }]));
  expect(screen.queryByText('Book 1')).toBeNull();
  expect(screen.getByText('Book 21')).toBeTruthy();
  expect([...first.elements][0]).toHaveProperty('style.blockSize', '900px');
  act(() => first.tell([{ isIntersecting: true }]));
  expect(screen.getByText('Book 1')).toBeTruthy();
});

it('shows a chunk as the last of several reports at once says', () => {
  listOf(40);
  const first = chunkOf('Book 1');
  const left = { isIntersecting: false, boundingClientRect: new DOMRect(0, 0, 1, 900) };
  const came = { isIntersecting: true, boundingClientRect: new DOMRect(0, 0, 1, 900) };
  act(() => first.tell([left, came]));
  expect(screen.getByText('Book 1')).toBeTruthy();
  act(() => first.tell([came, left]));
  expect(screen.queryByText('Book 1')).toBeNull();
});

it('asks for more once for each length when its end comes near', () => {
  const { onEndReached, grow } = listOf(20);
  seeEnd();
  expect(onEndReached).toHaveBeenCalledTimes(1);
  grow(40);
  seeEnd();
  expect(onEndReached).toHaveBeenCalledTimes(2);
});

it('asks its newest owner for more', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const element = (onEndReached: () => void) => (
    <EndlessList
      {...{ label: 'Books', items: numbers(20), total: 90, moreLabel: 'More', hasMore: true }}
      renderItem={(item) => item}
      onEndReached={onEndReached}
    />
  );
  const { rerender } = render(element(before));
  rerender(element(now));
  seeEnd();
  expect([before.mock.calls, now.mock.calls].map(({ length }) => length)).toEqual([0, 1]);
});

it('keeps the focus with its item when an item before it leaves', () => {
  const element = (items: readonly string[]) => (
    <EndlessList
      {...{ label: 'Books', items, total: 5, moreLabel: 'More', hasMore: false }}
      keyOf={(item) => Number(item.slice('Book '.length))}
      renderItem={(item) => <button type="button">{item}</button>}
      onEndReached={vi.fn()}
    />
  );
  const { rerender } = render(element(numbers(5)));
  screen.getByText('Book 3').focus();
  rerender(element(numbers(5).slice(1)));
  expect(screen.getByText('Book 3')).toHaveFocus();
});

it('tells each item its place among all of them', () => {
  render(
    <EndlessList
      {...{ label: 'Books', items: numbers(25), total: 25, moreLabel: 'More', hasMore: false }}
      renderItem={(item, index) => `${item} at ${index}`}
      onEndReached={vi.fn()}
    />,
  );
  expect(screen.getByText('Book 25 at 24')).toBeInTheDocument();
});

it('has a button that loads more, as long as there is more', async () => {
  const { onEndReached } = listOf(20);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onEndReached).toHaveBeenCalledOnce();
});

it('counts the items that it has where the server tells of fewer', () => {
  listOf(20, false, 3);
  const sizes = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-setsize'));
  expect(new Set(sizes)).toEqual(new Set(['20']));
});

it('has no button and no observer when everything is loaded', () => {
  listOf(20, false);
  expect(screen.queryByRole('button')).toBeNull();
});
