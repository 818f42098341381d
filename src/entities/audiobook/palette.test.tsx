import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { paletteStyle, type Palette } from './palette';
import { usePalette } from './use-palette';

const given: Palette = {
  ground: '#27427a',
  ground2: '#0f1b3d',
  deep: '#0a122b',
  main: '#456eb2',
  accent: '#f2b746',
  ink: '#f4f2e8',
};

/** A picture in one colour, 16 × 16. */
const plain = (...rgb: readonly [number, number, number]) =>
  new Uint8ClampedArray(Array.from({ length: 256 }, () => [...rgb, 255]).flat());

function Title({ cover, palette }: { cover: string | null; palette: Palette | null }) {
  return <p>{usePalette(cover, palette)?.ground ?? 'neutral'}</p>;
}

let nextCover = 0;
/** An address that no other test has derived from, in this file or in those that share its modules. */
const aCover = () => `/content/books/palette-${(nextCover += 1)}/cover?v=1&w=512&h=512`;

// The derivation is loaded on demand; on a busy machine its first load outlasts the waits below.
beforeAll(() => import('./derive-palette'));

/** The pixels of every picture that loads; null where none can be loaded. */
let pixels: Uint8ClampedArray | null = null;
let loaded: string[] = [];
/** The pictures that have not come yet; null where each comes at once. */
let held: (() => void)[] | null = null;

/** Loads no bytes: it answers as soon as it has an address. Not a mocked module, because test files share their modules. */
class FakePicture {
  onload = () => {};
  onerror = () => {};

  set src(url: string) {
    loaded.push(url);
    const answer = () => (pixels ? this.onload() : this.onerror());
    if (held) held.push(answer);
    else queueMicrotask(answer);
  }
}

beforeEach(() => {
  pixels = null;
  loaded = [];
  held = null;
  vi.stubGlobal('Image', FakePicture);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    const side = this.width;
    return {
      drawImage: () => {},
      getImageData: () => ({ data: side === 16 ? pixels : null }),
    } as unknown as RenderingContext;
  });
});

it('uses the palette of the API and reads no picture', () => {
  render(<Title cover={aCover()} palette={given} />);
  expect(screen.getByText('#27427a')).toBeVisible();
  expect(loaded).toEqual([]);
});

it('derives the palette from a small copy of the cover, once for all places', async () => {
  pixels = plain(0x8c, 0x27, 0x33);
  const cover = aCover();
  render(
    <>
      <Title cover={cover} palette={null} />
      <Title cover={cover} palette={null} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('#8c2733')).toHaveLength(2));
  expect(loaded).toEqual([cover.replace('w=512&h=512', 'w=96&h=96')]);
});

it('stays neutral for a cover that cannot be read', async () => {
  const cover = aCover();
  render(<Title cover={cover} palette={null} />);
  await waitFor(() => expect(loaded).toHaveLength(1));
  expect(await screen.findByText('neutral')).toBeVisible();
});

it('tries a cover again that could not be read', async () => {
  const cover = aCover();
  const first = render(<Title cover={cover} palette={null} />);
  await waitFor(() => expect(loaded).toHaveLength(1));
  first.unmount();
  pixels = plain(0x8c, 0x27, 0x33);
  render(<Title cover={cover} palette={null} />);
  expect(await screen.findByText('#8c2733')).toBeVisible();
  expect(loaded).toHaveLength(2);
});

it('does not show the colours of the title before', async () => {
  pixels = plain(0x8c, 0x27, 0x33);
  const { rerender } = render(<Title cover={aCover()} palette={null} />);
  await screen.findByText('#8c2733');
  pixels = null;
  rerender(<Title cover={aCover()} palette={null} />);
  expect(screen.getByText('neutral')).toBeVisible();
});

it('keeps the colours of a title when those of the title before come late', async () => {
  pixels = plain(0x8c, 0x27, 0x33);
  held = [];
  const slowCover = aCover();
  const { rerender } = render(<Title cover={slowCover} palette={null} />);
  await waitFor(() => expect(held).toHaveLength(1));
  const [late] = held;
  held = null;
  rerender(<Title cover={aCover()} palette={null} />);
  expect(await screen.findByText('#8c2733')).toBeVisible();
  const { derivePalette } = await import('./derive-palette');
  await act(async () => {
    late?.();
    await derivePalette(slowCover);
  });
  expect(screen.getByText('#8c2733')).toBeVisible();
});

it('gives an element its colours as custom properties, and none without a palette', () => {
  const style = paletteStyle(given);
  expect(style).toMatchObject({
    '--ground': '#27427a',
    '--ground-2': '#0f1b3d',
    '--on-ground': '#f4f2e8',
  });
  for (const ring of [style['--ring-on-light'], style['--ring-on-dark']]) {
    expect(ring).toMatch(/^#[\da-f]{6}$/);
  }
  expect(paletteStyle(null)).toEqual({});
});
