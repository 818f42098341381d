import { ErrorPicture } from '@/shared/ui/state-message/pictures/error-picture';
import { OfflinePicture } from '@/shared/ui/state-message/pictures/offline-picture';

/** The picture of `FailurePicture`, loaded on demand. */
export default function FailureDrawing({ isOffline = false }: { isOffline?: boolean }) {
  return isOffline ? <OfflinePicture /> : <ErrorPicture />;
}
