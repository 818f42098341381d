import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { CarIcon } from '@/shared/ui/icon/car-icon';

import { drivingClicked } from '../model/driving';

import { PanelFace, type PanelButtonShape } from './panel-button';

/** Opens driving mode. */
export function DrivingButton({ shape }: { shape: PanelButtonShape }) {
  const open = useUnit(drivingClicked);
  return (
    <PanelFace
      label={playerOptions.driving}
      value={playerOptions.drivingShort}
      icon={<CarIcon size={shape === 'tile' ? 24 : 20} />}
      shape={shape}
      onClick={() => open()}
    />
  );
}
