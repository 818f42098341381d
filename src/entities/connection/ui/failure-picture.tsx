import { lazy, Suspense } from 'react';

import { PictureRoom } from '@/shared/ui/state-message/pictures/picture-room';

/** The app preloads it when idle; if it fails to load, the text is shown alone. */
const Drawing = lazy(() => import('./failure-drawing').catch(() => ({ default: PictureRoom })));

/** The picture of a failure: offline, or any other error. */
export function FailurePicture({ isOffline = false }: { isOffline?: boolean }) {
  return (
    <Suspense fallback={<PictureRoom />}>
      <Drawing isOffline={isOffline} />
    </Suspense>
  );
}
