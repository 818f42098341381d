import { whenIdle } from '@/shared/browser/idle';
import { savesData } from '@/shared/browser/saves-data';
import fontUrl from '@/shared/ui/fonts/gulzar-subset.woff2?url';

const POLL_MS = 500;
/** A page without pictures, or on a network that is too slow for them, delays the font at most this long. */
const MAX_WAIT_MS = 8000;

/** Whether the pictures of the first view are there. Those below it load later by themselves. */
function arePicturesLoaded(): boolean {
  const first = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return first.length > 0 && first.every(({ complete }) => complete);
}

async function picturesLoaded(): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS && !arePicturesLoaded(); waited += POLL_MS)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/**
 * Loads the display face for titles and verses (`--font-display`). Until then, and where data is to be
 * saved, its stand-in of the same height is shown. Rule: docs/behaviour.md#display-face
 */
export async function loadDisplayFont(): Promise<void> {
  if (savesData()) return;
  await picturesLoaded();
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
