import { useUnit } from 'effector-react';
import type { CSSProperties } from 'react';

import type { PlayerItem } from '../model/queue';
import { $isDimmed } from '../model/sleep-dimming';

import { usePlayerColors } from './use-player-colors';

/** Amber on black, for eyes that are about to close. */
const nightStyle: CSSProperties & Readonly<Record<`--${string}`, string>> = {
  '--ground': '#000000',
  '--ground-2': '#000000',
  '--deep': '#000000',
  '--main': '#d9a04a',
  '--accent': '#d9a04a',
  '--accent-text': '#d9a04a',
  '--on-ground': '#d9a04a',
  '--on-ground-soft': '#b98a45',
  '--track': '#7a5a2c',
  '--on-solid': '#000000',
  '--on-deep': '#d9a04a',
};

/** The colours of the full player: those of the cover, and dimmed ones around the end of the sleep timer. */
export function useFullColors(item: PlayerItem | null) {
  const colors = usePlayerColors(item);
  const isDimmed = useUnit($isDimmed);
  return { ...colors, ...(isDimmed && { style: nightStyle }), isDimmed };
}
