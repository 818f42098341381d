import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { CarIcon } from '@/shared/ui/icon/car-icon';

import { $isBackFromDriving, drivingClicked } from '../model/driving';

import { PanelFace, type PanelButtonShape } from './panel-button';
import { useFocusIfLost } from './use-focus-if-lost';

/** Opens driving mode, and takes the focus back after it. */
export function DrivingButton({ shape }: { shape: PanelButtonShape }) {
  const { isBack, open } = useUnit({ isBack: $isBackFromDriving, open: drivingClicked });
  return (
    <PanelFace
      ref={useFocusIfLost(isBack)}
      label={playerOptions.driving}
      value={playerOptions.drivingShort}
      icon={<CarIcon size={shape === 'tile' ? 24 : 20} />}
      shape={shape}
      onClick={() => open()}
    />
  );
}
