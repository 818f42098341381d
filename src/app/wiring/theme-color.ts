import { combine, createEffect, sample } from 'effector';

import { $client } from '@/entities/client/model';
import { $shownAppearance } from '@/features/appearance/model';
import { $playerGround } from '@/features/player/model/ground';
import { applyThemeColor } from '@/shared/browser/appearance';
import { paperColor, themeColorIn } from '@/shared/config/appearance';
import { pageModelsStarted } from '@/shared/routing/page-models';

export const applyThemeColorFx = createEffect(applyThemeColor);

/** The full player colours the browser's bars like its own ground; otherwise client and theme decide. */
const $themeColor = combine(
  { client: $client, appearance: $shownAppearance, ground: $playerGround },
  ({ client, appearance, ground }) =>
    ground === null
      ? themeColorIn(appearance.theme, client.themeColor ?? paperColor)
      : { light: ground, dark: ground },
);

sample({ clock: [pageModelsStarted, $themeColor], source: $themeColor, target: applyThemeColorFx });
