import { whenIdle } from '@/shared/browser/idle';
import { savesData } from '@/shared/browser/saves-data';
import fontUrl from '@/shared/ui/fonts/gulzar-subset.woff2?url';

/**
 * Loads the display face for titles and verses (`--font-display`). Until then, and where data is to be
 * saved, its stand-in of the same height is shown. Rule: docs/behaviour.md#display-face
 */
export async function loadDisplayFont(): Promise<void> {
  if (savesData()) return;
  await whenIdle();
  try {
    // Not through CSS, which would load it with a high priority, before pictures.
    const response = await fetch(fontUrl, { priority: 'low' });
    if (!response.ok) return;
    const face = new FontFace('Gulzar', await response.arrayBuffer(), { display: 'swap' });
    document.fonts.add(await face.load());
  } catch {
    // The stand-in stays.
  }
}
