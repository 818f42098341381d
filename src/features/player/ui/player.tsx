import { useUnit } from 'effector-react';
import { lazy, Suspense, useCallback, useState } from 'react';

import { useBodyClass } from '@/shared/browser/use-body-class';
import { useWasTrue } from '@/shared/ui/use-was-true';

import { $surface } from '../model/surface';

import { SmallPlayer } from './small-player';
import { usePlayerKeys } from './use-player-keys';

const FullPlayer = lazy(() => import('./full-player'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

/** The small or the full player, and its list of shortcuts; nothing while it is closed. */
export default function Player() {
  const surface = useUnit($surface);
  useBodyClass('has-small-player', surface === 'small');
  const [isHelpRequested, setIsHelpRequested] = useState(false);
  usePlayerKeys(useCallback(() => setIsHelpRequested(true), []));
  const isHelpOpen = isHelpRequested && surface !== 'none';
  const wasHelpOpen = useWasTrue(isHelpOpen);
  return (
    <>
      {surface === 'full' ? (
        <Suspense>
          <FullPlayer />
        </Suspense>
      ) : (
        <SmallPlayer />
      )}
      {wasHelpOpen && (
        <Suspense>
          <ShortcutsDialog isOpen={isHelpOpen} onDismissed={() => setIsHelpRequested(false)} />
        </Suspense>
      )}
    </>
  );
}
