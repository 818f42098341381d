import type { PanelName } from '../model/panels';
import type { PlayerSurface } from '../model/surface';

interface PlayerView {
  readonly surface: PlayerSurface;
  readonly panel: PanelName | null;
  readonly isDriving: boolean;
  readonly isSample: boolean;
}

/**
 * The product's names of what the player shows, as classes of the body for wrappers and partner pages that style
 * themselves by them. Rule: docs/behaviour.md#view-states
 */
export function viewStates({ surface, panel, isDriving, isSample }: PlayerView): readonly string[] {
  const isFull = surface === 'full';
  return [
    surface === 'small' ? 'showSmallPlayer' : 'hideSmallPlayer',
    isFull ? 'showOverlay' : surface === 'small' ? 'hideOverlay' : 'void',
    ...(isFull ? [panel === 'chapters' ? 'show-chapter' : 'player'] : []),
    isFull ? 'showContainer' : 'hideContainer',
    isFull && !isDriving ? 'showCover' : 'hideCover',
    ...(isFull && isDriving ? ['driving-mode'] : []),
    ...(surface !== 'none' && isSample ? ['sample-mode'] : []),
  ];
}
