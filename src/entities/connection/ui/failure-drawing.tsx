import { ErrorPicture } from '@/shared/ui/state-message/pictures/error-picture';
import { OfflinePicture } from '@/shared/ui/state-message/pictures/offline-picture';

/** What `FailurePicture` shows once it is there. */
export default function FailureDrawing({ isOffline }: { isOffline: boolean }) {
  return isOffline ? <OfflinePicture /> : <ErrorPicture />;
}
