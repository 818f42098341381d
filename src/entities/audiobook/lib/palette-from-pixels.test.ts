import { expect, it } from 'vitest';

import { paletteFromPixels } from './palette-from-pixels';

const WIDTH = 16;
type Rgba = readonly [number, number, number, number?];

/** A picture of 16 × 16 pixels from the colour of each row. */
function picture(rowColor: (row: number, column: number) => Rgba): Uint8ClampedArray {
  return new Uint8ClampedArray(
    Array.from({ length: WIDTH * WIDTH }, (_, index) => {
      const [red, green, blue, alpha = 255] = rowColor(Math.floor(index / WIDTH), index % WIDTH);
      return [red, green, blue, alpha];
    }).flat(),
  );
}

const navy: Rgba = [0x27, 0x42, 0x7a];
const ice: Rgba = [0xb5, 0xcb, 0xeb];
const saffron: Rgba = [0xf2, 0xb7, 0x46];

it('takes the ground, the accent and light text from a night cover with a sun', () => {
  const found = paletteFromPixels(
    picture((row, column) => (row > 11 ? ice : row === 5 && column === 4 ? saffron : navy)),
  );
  expect(found).toMatchObject({ ground: '#27427a', accent: '#f2b746' });
  expect(found?.ink).toMatch(/^#[ef]/);
});

it('takes dark text for a light cover', () => {
  const found = paletteFromPixels(picture(() => [0xf4, 0xe6, 0xc8]));
  expect(found).toMatchObject({ ground: '#f4e6c8' });
  expect(found?.ink).toMatch(/^#[01]/);
});

it('finds no colours in a transparent picture', () => {
  expect(paletteFromPixels(picture(() => [9, 9, 9, 0]))).toBeNull();
});

it('does not fail without pixels', () => {
  expect(paletteFromPixels(new Uint8ClampedArray())).toBeNull();
});
