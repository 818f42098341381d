import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Cover, type CoverKind } from './cover';

const picture = () => document.querySelector('img');

it('shows a binding with the initial of the title when the picture cannot be had', () => {
  render(<Cover src="/lost" alt="Divan" title="«Divan»" />);
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(screen.getByRole('img', { name: 'Divan' }).textContent).toBe('D');
});

it('shows the binding where an item that an older version has stored names no picture', () => {
  render(<Cover src="" alt="Divan" title="Divan" isEager />);
  expect(screen.getByRole('img', { name: 'Divan' }).textContent).toBe('D');
});

it('keeps the binding away from screen readers where the title stands beside it', () => {
  const { container } = render(<Cover src="/lost" title="Divan" />);
  fireEvent.error(picture()!);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('D');
});

it('tries a lost picture once more when the device comes online', () => {
  const { unmount } = render(<Cover src="/lost" title="Divan" />);
  fireEvent.error(picture()!);
  fireEvent(window, new Event('online'));
  expect(picture()?.getAttribute('src')).toBe('/lost');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  const ended = vi.spyOn(window, 'removeEventListener');
  unmount();
  expect(ended).toHaveBeenCalledWith('online', expect.any(Function));
});

it('renders a title without letters', () => {
  const { container } = render(<Cover src="/lost" title="…" />);
  fireEvent.error(picture()!);
  expect(container.textContent).toBe('');
});

it('loads again when the picture changes', () => {
  const view = render(<Cover src="/lost" title="Divan" />);
  fireEvent.error(picture()!);
  view.rerender(<Cover src="/found" title="Divan" />);
  expect(picture()?.getAttribute('src')).toBe('/found');
});

it('appears when its picture has come, and waits anew for another one', () => {
  const view = render(<Cover src="/one" title="Divan" />);
  const first = picture()!;
  expect(first.className).toContain('waiting');
  fireEvent.load(first);
  expect(first.className).toContain('shown');
  view.rerender(<Cover src="/other" title="Golestan" />);
  expect(picture()).not.toBe(first);
  expect(picture()?.className).toContain('waiting');
});

it.each([
  ['has come', 300, 'shown'],
  ['has failed', 0, 'waiting'],
])('is right at once about a picture that %s before', (_, width, stage) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  render(<Cover src="/c.webp" title="Divan" />);
  expect(picture()?.className).toContain(stage);
});

it('fetches the first pictures of a page ahead of others', () => {
  render(<Cover src="/first" title="Divan" isEager />);
  expect(picture()?.getAttribute('fetchpriority')).toBe('high');
  // They do not fade in.
  expect(picture()?.className).not.toMatch(/waiting|shown/);
});

const form = (kind: CoverKind, moon?: number) => {
  const { container, unmount } = render(<Cover src="/a" title="Divan" kind={kind} moon={moon} />);
  const cover = container.querySelector('[data-kind]')!;
  const seen = {
    kind: cover.getAttribute('data-kind'),
    hasSpine: container.querySelector('[class*="spine"]') !== null,
    hasMoon: container.querySelector('svg') !== null,
  };
  unmount();
  return seen;
};

it('has the form of its product', () => {
  expect(form('book')).toEqual({ kind: 'book', hasSpine: true, hasMoon: false });
  expect(form('podcast', 0.2)).toEqual({ kind: 'podcast', hasSpine: false, hasMoon: false });
  expect(form('series', 0.2)).toEqual({ kind: 'series', hasSpine: true, hasMoon: false });
  expect(form('capsule', 0.2)).toEqual({ kind: 'capsule', hasSpine: true, hasMoon: true });
  expect(form('capsule')).toEqual({ kind: 'capsule', hasSpine: true, hasMoon: false });
});

it('keeps the form of a podcast where the picture cannot be had', () => {
  const { container } = render(<Cover src="/lost" title="Divan" kind="podcast" />);
  fireEvent.error(picture()!);
  expect(container.querySelector('[data-kind="podcast"]')).toHaveTextContent('D');
});
