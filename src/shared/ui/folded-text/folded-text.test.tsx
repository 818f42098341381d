import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { FoldedText } from './folded-text';

function textOfHeight(whole: number, shown: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

/** Gives the function that says that the browser has laid out the text. */
function observeLayout() {
  let tell: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return { laidOut: () => tell() };
}

const show = () => render(<FoldedText text="Long ago" moreLabel="More" lessLabel="Less" />);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Heights are rounded, so a pixel more hides nothing.
it.each([120, 121])('has no button when all of the text is shown, at %s px of 120', (height) => {
  textOfHeight(height, 120);
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('unfolds and folds again', async () => {
  textOfHeight(400, 180);
  show();
  const button = screen.getByRole('button', { name: 'More', expanded: false });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Less', expanded: true }));
  expect(screen.getByRole('button', { name: 'More', expanded: false })).toBe(button);
});

it('measures another text anew, and fades only a text of which something is hidden', () => {
  textOfHeight(120, 120);
  const { rerender } = show();
  expect(screen.getByText('Long ago').className).not.toContain('faded');
  textOfHeight(400, 180);
  rerender(<FoldedText text="Once upon a time" moreLabel="More" lessLabel="Less" />);
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  expect(screen.getByText('Once upon a time').className).toContain('faded');
});

it('can be folded again, although all of an unfolded text is shown', async () => {
  const { laidOut } = observeLayout();
  textOfHeight(400, 180);
  show();
  laidOut();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  textOfHeight(400, 400);
  laidOut();
  expect(screen.getByRole('button', { name: 'Less' })).toBeVisible();
});

it('measures when the browser has laid it out, and corrects a wrong guess before it is painted', () => {
  textOfHeight(120, 120);
  const measured = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
  const { laidOut } = observeLayout();
  render(<FoldedText text={'Long ago. '.repeat(40)} moreLabel="More" lessLabel="Less" />);
  expect(measured).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  // Outside of `act`, as in a browser: nothing is awaited between layout and paint.
  laidOut();
  expect(screen.queryByRole('button')).toBeNull();
});
