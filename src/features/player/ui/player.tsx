import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $surface } from '../model/surface';

import { SmallPlayer } from './small-player';
import { useBodyClass } from '@/shared/browser/use-body-class';
import { usePlayerKeys } from './use-player-keys';

const FullPlayer = lazy(() => import('./full-player'));

/** The small or the full player; nothing while it is closed. */
export default function Player() {
  const surface = useUnit($surface);
  useBodyClass('has-small-player', surface === 'small');
  usePlayerKeys();
  if (surface === 'full') {
    return (
      <Suspense>
        <FullPlayer />
      </Suspense>
    );
  }
  return <SmallPlayer />;
}
