import { useUnit } from 'effector-react';
import { useDeferredValue } from 'react';

import { $surface, type PlayerSurface } from '../model/surface';

/**
 * The visible form of the player. A tap is painted before the full player is: on a slow phone it takes a tenth of a
 * second to render, which is done in parts. Everything that depends on the form has to use this, so that it changes at once.
 */
export function useSurface(): PlayerSurface {
  return useDeferredValue(useUnit($surface));
}
