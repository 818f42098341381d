import { useUnit } from 'effector-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

import { useBodyClass } from '@/shared/browser/use-body-class';
import { preloadable } from '@/shared/ui/preloadable';
import { desktopQuery, largeViewQuery, useMedia } from '@/shared/ui/use-media';
import { useWasTrue } from '@/shared/ui/use-was-true';

import { $surface } from '../model/surface';

import { SmallPlayer } from './small-player';
import { usePlayerKeys } from './use-player-keys';

const fullPlayer = preloadable(() => import('./full-player'));
const BottomPlayer = lazy(() => import('./desktop/bottom-player'));
const largePlayer = preloadable(() => import('./desktop/large-player'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

/**
 * The small or the full player in the form of the phone or of the desktop, and its list of shortcuts; nothing
 * while it is closed.
 */
export default function Player() {
  const surface = useUnit($surface);
  useBodyClass('has-small-player', surface === 'small');
  const isDesktop = useMedia(desktopQuery);
  const hasRoom = useMedia(largeViewQuery);
  const wasFull = useWasTrue(surface === 'full');
  // The first tap on the small player must not wait for code.
  const { View: FullPlayer, preload } = hasRoom ? largePlayer : fullPlayer;
  useEffect(() => void preload(), [preload]);
  const [isHelpRequested, setIsHelpRequested] = useState(false);
  usePlayerKeys(useCallback(() => setIsHelpRequested(true), []));
  const isHelpOpen = isHelpRequested && surface !== 'none';
  const wasHelpOpen = useWasTrue(isHelpOpen);
  return (
    <>
      <Suspense>
        {surface === 'full' && <FullPlayer />}
        {surface === 'small' && isDesktop && <BottomPlayer takesFocus={wasFull} />}
      </Suspense>
      {surface === 'small' && !isDesktop && <SmallPlayer />}
      {wasHelpOpen && (
        <Suspense>
          <ShortcutsDialog isOpen={isHelpOpen} onDismissed={() => setIsHelpRequested(false)} />
        </Suspense>
      )}
    </>
  );
}
