import type { CSSProperties } from 'react';

import type { Palette } from '@/shared/api/contract/values';

import { coverColors, type CoverColors } from './lib/cover-colors';

export type { Palette } from '@/shared/api/contract/values';

type PaletteProperties = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Computed once for each palette, because a page shows the same one in several places. */
const styles = new WeakMap<Palette, PaletteProperties>();

/**
 * The colours of a title as custom properties for an element's `style`. Without a palette it is empty,
 * and the neutral colours of colors.css hold.
 */
export function paletteStyle(palette: Palette | null): PaletteProperties {
  if (!palette) return noStyle;
  const known = styles.get(palette) ?? propertiesOf(coverColors(palette));
  styles.set(palette, known);
  return known;
}

const noStyle: PaletteProperties = {};

function propertiesOf(colors: CoverColors): PaletteProperties {
  return {
    '--ground': colors.ground,
    '--ground-2': colors.ground2,
    '--deep': colors.deep,
    '--main': colors.main,
    '--accent': colors.accent,
    '--accent-text': colors.accentText,
    '--on-ground': colors.onGround,
    '--on-ground-soft': colors.onGroundSoft,
    '--track': colors.track,
    '--on-solid': colors.onSolid,
    '--on-deep': colors.onDeep,
    '--ring-on-light': colors.ringOnLight,
    '--ring-on-dark': colors.ringOnDark,
  };
}
