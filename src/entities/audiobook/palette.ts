import { useEffect, useState, type CSSProperties } from 'react';

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

/**
 * The palette of a title: what the API gives, else what its cover shows. Null until that is known, and
 * for a cover that cannot be read. `coverUrl` null derives nothing.
 */
export function usePalette(coverUrl: string | null, palette: Palette | null): Palette | null {
  const [derived, setDerived] = useState<{ url: string; palette: Palette | null } | null>(null);
  const isGiven = palette !== null;
  useEffect(() => {
    if (isGiven || coverUrl === null) return undefined;
    let isCurrent = true;
    // On demand, because the API has a palette for nearly every title.
    void import('./derive-palette').then(
      async ({ derivePalette }) => {
        const found = await derivePalette(coverUrl);
        if (isCurrent) setDerived({ url: coverUrl, palette: found });
      },
      // Without this code the neutral colours hold.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [coverUrl, isGiven]);
  return palette ?? (derived?.url === coverUrl ? derived.palette : null);
}
