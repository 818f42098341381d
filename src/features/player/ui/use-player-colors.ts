import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { usePalette } from '@/entities/audiobook/use-palette';

import type { PlayerItem } from '../model/queue';

import styles from './player-colors.module.css';

/** Class and style of an element that is in the colours of the item's cover, with everything on it. */
export function usePlayerColors(item: PlayerItem | null) {
  const siteUrl = useSiteUrl();
  const palette = usePalette(item && siteUrl(item.image), item?.palette ?? null);
  return { className: styles['colors'], style: paletteStyle(palette) };
}
