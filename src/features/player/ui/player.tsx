import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { preloadable } from '@/shared/ui/preloadable';
import { desktopQuery, largeViewQuery, useMedia } from '@/shared/ui/use-media';
import { useWasTrue } from '@/shared/ui/use-was-true';

import '../model/ahead';
import { $isDriving } from '../model/driving';
import '../model/resume';
import '../model/sleep-seconds';
import { playerShown } from '../model/shown';
import '../model/tabs';

import { DrivingFailed, FullFailed } from './full-failed';
import { PlayerFailed } from './player-failed';
import { PlayerPanels } from './player-panels';
import { SmallPlayer } from './small-player';
import { usePlayerKeys } from './use-player-keys';
import { useSurface } from './use-surface';
import { useViewStates } from './use-view-states';

const fullPlayer = preloadable(() => import('./full-player'), { Failed: FullFailed });
const { View: BottomPlayer } = preloadable(() => import('./desktop/bottom-player'), {
  Failed: PlayerFailed,
});
const largePlayer = preloadable(() => import('./desktop/large-player'), { Failed: FullFailed });
const drivingMode = preloadable(() => import('./driving-mode'), { Failed: DrivingFailed });

/** The small or the full player in the form of the phone or of the desktop; nothing while it is closed. */
export default function Player() {
  const surface = useSurface();
  const { isDriving, shown } = useUnit({ isDriving: $isDriving, shown: playerShown });
  useEffect(() => shown(), [shown]);
  useViewStates();
  const isDesktop = useMedia(desktopQuery);
  const hasRoom = useMedia(largeViewQuery);
  const wasFull = useWasTrue(surface === 'full');
  // The first tap on the small player must not wait for code.
  const large = hasRoom ? largePlayer : fullPlayer;
  const { View: FullPlayer } = isDriving ? drivingMode : large;
  const { preload } = surface === 'full' ? drivingMode : large;
  useEffect(() => void preload(), [preload]);
  usePlayerKeys();
  return (
    <>
      {surface === 'full' && <FullPlayer />}
      {surface === 'small' && isDesktop && <BottomPlayer takesFocus={wasFull} />}
      {surface === 'small' && !isDesktop && <SmallPlayer takesFocus={wasFull} />}
      <PlayerPanels />
    </>
  );
}
