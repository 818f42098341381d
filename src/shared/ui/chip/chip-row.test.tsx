import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ChipButton } from './chip-button';
import { ChipLink } from './chip-link';
import { ChipRow } from './chip-row';

const CHIP_PX = 100;
const ROW_PX = 250;

let isRightToLeft = false;

// A row of 250 px at the left edge, and chips of 100 px in it, one beside the other.
beforeEach(() => {
  isRightToLeft = false;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isRow = this.tagName === 'UL';
    const place = isRow ? 0 : [...(this.parentElement?.children ?? [])].indexOf(this);
    const left = isRightToLeft && !isRow ? ROW_PX - (place + 1) * CHIP_PX : place * CHIP_PX;
    return { left, width: isRow ? ROW_PX : CHIP_PX } as DOMRect;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function show(chosen: number, isWrapped = false) {
  render(
    <ChipRow label="Genres" isWrapped={isWrapped}>
      {[0, 1, 2, 3, 4].map((index) => (
        <ChipButton key={index} isChosen={index === chosen} onClick={() => undefined}>
          {index}
        </ChipButton>
      ))}
    </ChipRow>,
  );
  return screen.getByRole('list', { name: 'Genres' }).scrollLeft;
}

it('has the chosen chip in its middle at first', () => {
  expect(show(3)).toBe(3.5 * CHIP_PX - ROW_PX / 2);
});

it('has it there in a row from right to left as well, which scrolls to the left', () => {
  isRightToLeft = true;
  expect(show(3)).toBe(ROW_PX / 2 - 3.5 * CHIP_PX);
});

it('has the chip of the page of now in its middle', () => {
  render(
    <ChipRow label="Genres">
      {[0, 1, 2, 3].map((index) => (
        <ChipLink key={index} to={`/${index}`} isChosen={index === 2}>
          {index}
        </ChipLink>
      ))}
    </ChipRow>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('list').scrollLeft).toBe(2.5 * CHIP_PX - ROW_PX / 2);
});

it.each([
  ['the first chip is chosen', 0, false],
  ['none is chosen', -1, false],
  ['it wraps into lines', 3, true],
])('does not scroll while %s', (_, chosen, isWrapped) => {
  expect(show(chosen, isWrapped)).toBe(0);
});
