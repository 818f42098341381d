import { sample } from 'effector';

import {
  askForOrientationFx,
  fullScreenChanged,
  watchFullScreenFx,
  type Orientation,
} from '@/shared/browser/screen-orientation';
import { WEB_APP_ORIENTATION } from '@/shared/config/constants';
import { $environment } from '@/shared/config/environment';
import { pageModelsStarted } from '@/shared/routing/page-models';

const $isWebApp = $environment.map(({ shell }) => shell === 'web');

// The web app alone asks for landscape. Rule: docs/behaviour.md#landscape
sample({
  clock: pageModelsStarted,
  filter: $isWebApp,
  fn: () => undefined,
  target: watchFullScreenFx,
});
sample({
  clock: [pageModelsStarted, fullScreenChanged],
  filter: $isWebApp,
  fn: (): Orientation => WEB_APP_ORIENTATION,
  target: askForOrientationFx,
});
