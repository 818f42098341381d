import { sample } from 'effector';

import { purchased } from '@/entities/purchase/purchased';
import { installReasonGiven } from '@/features/install-hint/model';
import { $listeningLog } from '@/features/player/model/listening-log';
import { pauseClicked } from '@/features/player/model/playback';
import { chapterEnded } from '@/features/player/model/queue';
import { INSTALL_HEARD_SECONDS } from '@/shared/config/constants';

// The hint to install follows a book or sound that the user liked. Rule: docs/behaviour.md#web-app
sample({
  clock: [purchased, chapterEnded],
  fn: () => undefined,
  target: installReasonGiven,
});
sample({
  clock: pauseClicked,
  source: $listeningLog,
  filter: ({ days }) =>
    Object.values(days).reduce((sum, seconds) => sum + seconds, 0) >= INSTALL_HEARD_SECONDS,
  fn: () => undefined,
  target: installReasonGiven,
});
