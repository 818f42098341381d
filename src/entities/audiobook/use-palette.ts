import { useEffect, useState } from 'react';

import type { Palette } from '@/shared/api/contract/values';

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
