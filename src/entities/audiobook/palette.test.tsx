import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { readPicturePixels } from '@/shared/browser/picture-pixels';

import { paletteStyle, usePalette, type Palette } from './palette';

vi.mock(import('@/shared/browser/picture-pixels'));

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
/** An address that no other test has derived from. */
const aCover = () => `/content/books/${(nextCover += 1)}/cover?v=1&w=512&h=512`;

// The derivation is loaded on demand; on a busy machine its first load outlasts the waits below.
beforeAll(() => import('./derive-palette'));

beforeEach(() => {
  vi.mocked(readPicturePixels).mockReset().mockResolvedValue(null);
});

it('uses the palette of the API and reads no picture', () => {
  render(<Title cover={aCover()} palette={given} />);
  expect(screen.getByText('#27427a')).toBeVisible();
  expect(readPicturePixels).not.toHaveBeenCalled();
});

it('derives the palette from a small copy of the cover, once for all places', async () => {
  vi.mocked(readPicturePixels).mockResolvedValue(plain(0x8c, 0x27, 0x33));
  const cover = aCover();
  render(
    <>
      <Title cover={cover} palette={null} />
      <Title cover={cover} palette={null} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('#8c2733')).toHaveLength(2));
  expect(vi.mocked(readPicturePixels).mock.calls).toEqual([
    [cover.replace('w=512&h=512', 'w=96&h=96'), 16],
  ]);
});

it('stays neutral for a cover that cannot be read', async () => {
  const cover = aCover();
  render(<Title cover={cover} palette={null} />);
  await waitFor(() => expect(readPicturePixels).toHaveBeenCalledOnce());
  expect(await screen.findByText('neutral')).toBeVisible();
});

it('does not show the colours of the title before', async () => {
  vi.mocked(readPicturePixels).mockResolvedValueOnce(plain(0x8c, 0x27, 0x33));
  const { rerender } = render(<Title cover={aCover()} palette={null} />);
  await screen.findByText('#8c2733');
  rerender(<Title cover={aCover()} palette={null} />);
  expect(screen.getByText('neutral')).toBeVisible();
});

it('gives an element its colours as custom properties, and none without a palette', () => {
  const style = paletteStyle(given);
  expect(style).toMatchObject({
    '--ground': '#27427a',
    '--ground-2': '#0f1b3d',
    '--on-ground': '#f4f2e8',
  });
  expect(style['--ring']).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/);
  expect(paletteStyle(null)).toEqual({});
});
