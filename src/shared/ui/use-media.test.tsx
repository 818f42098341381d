import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { desktopQuery, useMedia } from './use-media';

afterEach(() => vi.unstubAllGlobals());

function Probe() {
  return <output>{String(useMedia(desktopQuery))}</output>;
}

it('is false where the browser has no media queries', () => {
  render(<Probe />);
  expect(screen.getByText('false')).toBeTruthy();
});

it('follows the window, and stops with the component', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  const removed = vi.spyOn(list, 'removeEventListener');
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(min-width: 900px)');
    return list;
  });
  const { unmount } = render(<Probe />);
  expect(screen.getByText('false')).toBeTruthy();
  list.matches = true;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(screen.getByText('true')).toBeTruthy();
  unmount();
  expect(removed).toHaveBeenCalledOnce();
});
