import { lazy, Suspense } from 'react';

import { PictureRoom } from '@/shared/ui/state-message/pictures/picture-room';

/** Fetched in a quiet moment by the app; when it can't be had, the words stand alone. */
const Drawing = lazy(() => import('./failure-drawing').catch(() => ({ default: PictureRoom })));

/** The picture of a failure: no connection, or anything else. */
export function FailurePicture({ isOffline = false }: { isOffline?: boolean }) {
  return (
    <Suspense fallback={<PictureRoom />}>
      <Drawing isOffline={isOffline} />
    </Suspense>
  );
}
