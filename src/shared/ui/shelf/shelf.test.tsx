import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Shelf } from './shelf';

const arrows = () =>
  [...document.querySelectorAll('button')].map((arrow) => (arrow.hidden ? 'hidden' : 'shown'));

const moved = vi.fn();

function rowOf(direction: 'rtl' | 'ltr') {
  render(
    <div dir={direction}>
      <Shelf title="New">
        <a href="/1">One</a>
        <a href="/2">Two</a>
      </Shelf>
    </div>,
  );
  const row = screen.getByRole('list');
  row.style.direction = direction;
  return row;
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  HTMLElement.prototype.scrollBy = moved;
});

afterEach(() => {
  vi.restoreAllMocks();
  moved.mockClear();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
});

it('is a named region with a list of its cards', () => {
  rowOf('rtl');
  expect(screen.getByRole('region', { name: 'New' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  ['rtl', 0, ['hidden', 'shown']],
  ['rtl', -300, ['shown', 'shown']],
  ['rtl', -700, ['shown', 'hidden']],
  ['ltr', 700, ['shown', 'hidden']],
] as const)('offers the arrows that lead somewhere: %s at %s', (direction, position, expected) => {
  const row = rowOf(direction);
  Object.defineProperty(row, 'scrollLeft', { value: position });
  fireEvent.scroll(row);
  expect(arrows()).toEqual(expected);
});

it.each([
  ['rtl', 'back', 240],
  ['rtl', 'forward', -240],
  ['ltr', 'back', -240],
  ['ltr', 'forward', 240],
] as const)('turns along the line of reading: %s, %s', (direction, to, left) => {
  const row = rowOf(direction);
  fireEvent.pointerEnter(row.parentElement!);
  fireEvent.click(document.querySelectorAll('button')[to === 'back' ? 0 : 1]!);
  expect(moved.mock.calls).toEqual([[{ left }]]);
});
