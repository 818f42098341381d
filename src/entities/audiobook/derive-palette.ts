import type { Palette } from '@/shared/api/contract/values';
import { readPicturePixels } from '@/shared/browser/picture-pixels';
import { coverOfWidth } from '@/shared/lib/cover-url';

import { paletteFromPixels } from './lib/palette-from-pixels';

/** A cover is drawn this wide for its colours. */
const DRAWN_PX = 16;
/** A small picture that lists load anyway. */
const LOADED_PX = 96;

const derived = new Map<string, Promise<Palette | null>>();

async function derive(coverUrl: string): Promise<Palette | null> {
  const pixels = await readPicturePixels(coverOfWidth(coverUrl, LOADED_PX), DRAWN_PX);
  return pixels && paletteFromPixels(pixels);
}

/**
 * The palette of the cover at `coverUrl`, computed once. Null if the picture cannot be read, which the next caller tries
 * again: the connection may be back.
 */
export function derivePalette(coverUrl: string): Promise<Palette | null> {
  const known = derived.get(coverUrl);
  if (known) return known;
  const palette = derive(coverUrl);
  derived.set(coverUrl, palette);
  void palette.then((found) => {
    if (!found) derived.delete(coverUrl);
  });
  return palette;
}
