import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { SpeedIcon } from '@/shared/ui/icon/speed-icon';

import { $speed } from '../model/speed';

import { PanelButton, type PanelButtonShape } from './panel-button';
import { SpeedLabel } from './speed-label';

/** Opens the list of speeds, and shows the one that is chosen. */
export function SpeedButton({ shape }: { shape: PanelButtonShape }) {
  const speed = useUnit($speed);
  return (
    <PanelButton
      label={playerOptions.speed}
      value={<SpeedLabel speed={speed} />}
      icon={<SpeedIcon size={shape === 'tile' ? 24 : 20} />}
      shape={shape}
      panel="speed"
    />
  );
}
