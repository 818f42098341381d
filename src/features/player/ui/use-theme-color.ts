import { useUnit } from 'effector-react';
import { useEffect, type RefObject } from 'react';

import { playerGroundShown } from '../model/ground';

/**
 * The browser's own bars take the colour of the player's ground. It is read whenever the `colors` of the
 * cover change. Rule: docs/behaviour.md#appearance
 */
export function useThemeColor(player: RefObject<HTMLElement | null>, colors: object): void {
  const shown = useUnit(playerGroundShown);
  useEffect(() => {
    if (player.current) shown(getComputedStyle(player.current).backgroundColor);
  }, [player, colors, shown]);
}
