import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { pagePreloads, preloadPages } from './page-preloads';
import { preloadOnIntent } from './preload-on-intent';

afterEach(() => {
  pagePreloads.clear();
  vi.unstubAllGlobals();
});

const saveData = (isSaved: boolean) =>
  vi.stubGlobal('navigator', { connection: { saveData: isSaved } });

/** Links of the app and one that leaves it, with the loads of the views behind them. */
function show() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  saveData(false);
  const load = vi.fn(async () => undefined);
  pagePreloads.set('library', load);
  preloadOnIntent((path) => (path === '/library' ? 'library' : ''));
  render(
    <>
      <a href="/library">
        <b>library</b>
      </a>
      <a href="/nowhere">nowhere</a>
      <a href="https://example.org/library">outside</a>
    </>,
  );
  return load;
}

it.each([
  ['a pointer is over it', fireEvent.pointerOver],
  ['a finger touches it', fireEvent.pointerDown],
  ['a key brings the focus', fireEvent.focusIn],
])('loads the view behind a link once %s', (_, act) => {
  const load = show();
  act(screen.getByText('nowhere'));
  act(screen.getByText('outside'));
  expect(load).not.toHaveBeenCalled();
  act(screen.getByText('library'));
  expect(load).toHaveBeenCalled();
});

it('loads no view ahead where data is to be saved', async () => {
  const load = show();
  saveData(true);
  fireEvent.pointerOver(screen.getByText('library'));
  await preloadPages(['library']);
  expect(load).not.toHaveBeenCalled();
});
