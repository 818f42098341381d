import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useScrolledPast } from './use-scrolled-past';

function Title() {
  const { ref, isPast } = useScrolledPast(56);
  return <h1 ref={ref}>{isPast ? 'past' : 'in view'}</h1>;
}

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;
const watch = { tell: (() => undefined) as Tell, margin: '' };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(tell: Tell, { rootMargin }: { rootMargin: string }) {
        Object.assign(watch, { tell, margin: rootMargin });
      }
    },
  );
});

const at = (top: number, isIntersecting: boolean) =>
  act(() => watch.tell([{ isIntersecting, boundingClientRect: new DOMRect(0, top, 10, 10) }]));

it('reports when the element scrolls behind the header, and when it returns', () => {
  render(<Title />);
  expect(watch.margin).toBe('-56px 0px 0px');
  at(20, false);
  expect(screen.getByText('past')).toBeVisible();
  at(100, true);
  expect(screen.getByText('in view')).toBeVisible();
});

it('believes the last of several reports at once', () => {
  render(<Title />);
  const inView = { isIntersecting: true, boundingClientRect: new DOMRect(0, 100, 10, 10) };
  const past = { isIntersecting: false, boundingClientRect: new DOMRect(0, 20, 10, 10) };
  act(() => watch.tell([inView, past]));
  expect(screen.getByText('past')).toBeVisible();
  act(() => watch.tell([past, inView]));
  expect(screen.getByText('in view')).toBeVisible();
});

it('does not report an element that is still below the viewport', () => {
  render(<Title />);
  at(2000, false);
  expect(screen.getByText('in view')).toBeVisible();
});
