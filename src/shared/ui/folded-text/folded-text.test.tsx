import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { FoldedText } from './folded-text';

function textOfHeight(whole: number, shown: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(whole);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(shown);
}

const show = () => render(<FoldedText text="Long ago" moreLabel="More" lessLabel="Less" />);

afterEach(() => vi.restoreAllMocks());

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
