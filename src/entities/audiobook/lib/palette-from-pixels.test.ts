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

/** A picture of stripes: each colour with the number of its rows. */
const stripes = (...colours: readonly (readonly [Rgba, number])[]) => {
  const rows = colours.flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
  return paletteFromPixels(picture((row) => rows[row] ?? [0, 0, 0, 0]));
};
const green: Rgba = [0x30, 0xa8, 0x60];
const maroon: Rgba = [0x50, 0x10, 0x18];

it('gives every role of a dark cover a colour of its own', () => {
  expect(stripes([green, 4], [navy, 8], [maroon, 3], [saffron, 1])).toEqual({
    ground: '#27427a',
    ground2: '#3c2949',
    deep: '#501018',
    main: '#30a860',
    accent: '#f2b746',
    ink: '#eef0f4',
  });
});

it('gives every role of a light cover a colour of its own', () => {
  expect(stripes([maroon, 1], [ice, 10], [green, 4], [saffron, 1])).toEqual({
    ground: '#b5cbeb',
    ground2: '#94c2c8',
    deep: '#501018',
    main: '#30a860',
    accent: '#f2b746',
    ink: '#0e1013',
  });
});

it('counts neighbouring shades as one colour, the more frequent shade', () => {
  const shade: Rgba = [0x2f, 0x4a, 0x82];
  expect(stripes([shade, 4], [saffron, 6], [navy, 5])?.ground).toBe('#27427a');
  expect(stripes([navy, 1], [shade, 15])).toMatchObject({ ground: '#2f4a82' });
});

it('needs 32 opaque pixels, and leaves out those that can be seen through', () => {
  const of = (count: number, alpha: number) =>
    paletteFromPixels(
      picture((row, column) => [0, 9, 255, row * WIDTH + column < count ? alpha : 0]),
    )?.ground;
  expect(of(31, 255)).toBeUndefined();
  expect(of(32, 255)).toBe('#0009ff');
  expect(of(32, 127)).toBeUndefined();
  expect(of(32, 128)).toBe('#0009ff');
});
