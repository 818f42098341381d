import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void;

const observers: FakeObserver[] = [];

class FakeObserver {
  readonly watched = new Set<Element>();
  readonly callback: Callback;
  readonly options: IntersectionObserverInit;
  constructor(callback: Callback, options: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  unobserve(element: Element) {
    this.watched.delete(element);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  observers.length = 0;
  vi.unstubAllGlobals();
});

const loadFresh = async () => (await import('./use-visible')).watchVisibility;

it('watches every picture with one observer and the margin of the spec', async () => {
  const watchVisibility = await loadFresh();
  watchVisibility(document.createElement('i'), () => undefined);
  watchVisibility(document.createElement('i'), () => undefined);
  expect(observers).toHaveLength(1);
  expect(observers[0]!.watched.size).toBe(2);
  expect(observers[0]!.options).toEqual({
    rootMargin: '50px',
    threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1],
  });
});

it('tells once, and watches no longer', async () => {
  const watchVisibility = await loadFresh();
  const target = document.createElement('i');
  const seen = vi.fn();
  watchVisibility(target, seen);
  observers[0]!.callback([{ target, isIntersecting: false }]);
  expect(seen).not.toHaveBeenCalled();
  observers[0]!.callback([{ target, isIntersecting: true }]);
  observers[0]!.callback([{ target, isIntersecting: true }]);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(observers[0]!.watched.size).toBe(0);
});

it('forgets a picture that goes away unseen', async () => {
  const watchVisibility = await loadFresh();
  const target = document.createElement('i');
  const seen = vi.fn();
  watchVisibility(target, seen)();
  observers[0]!.callback([{ target, isIntersecting: true }]);
  expect(seen).not.toHaveBeenCalled();
});

it('counts everything as visible where the browser cannot watch', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const watchVisibility = await loadFresh();
  const seen = vi.fn();
  watchVisibility(document.createElement('i'), seen);
  expect(seen).toHaveBeenCalledTimes(1);
});
