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

it('uses one observer with the 50 px margin for every picture', async () => {
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

it('calls back once and stops watching', async () => {
  const watchVisibility = await loadFresh();
  const target = document.createElement('i');
  const becameVisible = vi.fn();
  watchVisibility(target, becameVisible);
  observers[0]!.callback([{ target, isIntersecting: false }]);
  expect(becameVisible).not.toHaveBeenCalled();
  observers[0]!.callback([{ target, isIntersecting: true }]);
  observers[0]!.callback([{ target, isIntersecting: true }]);
  expect(becameVisible).toHaveBeenCalledTimes(1);
  expect(observers[0]!.watched.size).toBe(0);
});

it('finds the visible picture behind others of the same report', async () => {
  const watchVisibility = await loadFresh();
  const [far, near] = [document.createElement('i'), document.createElement('i')];
  const [farSeen, nearSeen] = [vi.fn(), vi.fn()];
  watchVisibility(far, farSeen);
  watchVisibility(near, nearSeen);
  observers[0]!.callback([
    { target: far, isIntersecting: false },
    { target: near, isIntersecting: true },
  ]);
  expect(farSeen).not.toHaveBeenCalled();
  expect(nearSeen).toHaveBeenCalledOnce();
});

it('stops watching a picture that is removed before it was visible', async () => {
  const watchVisibility = await loadFresh();
  const target = document.createElement('i');
  const becameVisible = vi.fn();
  watchVisibility(target, becameVisible)();
  observers[0]!.callback([{ target, isIntersecting: true }]);
  expect(becameVisible).not.toHaveBeenCalled();
});

it('treats everything as visible without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const watchVisibility = await loadFresh();
  const becameVisible = vi.fn();
  watchVisibility(document.createElement('i'), becameVisible);
  expect(becameVisible).toHaveBeenCalledTimes(1);
});
