import { PictureRoom } from '@/shared/ui/state-message/pictures/picture-room';
import { preloadable } from '@/shared/ui/preloadable';

/**
 * The picture of a failure: offline, or any other error. Preloaded, it is there in the frame of its text; if it
 * fails to load, the text is shown alone.
 */
export const { View: FailurePicture, preload: preloadFailurePicture } = preloadable(
  () => import('./failure-drawing'),
  { Pending: PictureRoom, Failed: PictureRoom },
);
