import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatNumber } from '@/shared/i18n/format';
import { MoonIcon } from '@/shared/ui/icon/moon-icon';
import { Moon } from '@/shared/ui/moon/moon';

import { sleepMoon } from '../lib/sleep';
import { $sleepMinutes } from '../model/sleep-timer';

import { PanelButton, type PanelButtonShape } from './panel-button';

/** Opens the options of the sleep timer, and shows the minutes that it has left. */
export function SleepButton({ shape }: { shape: PanelButtonShape }) {
  const minutes = useUnit($sleepMinutes);
  const size = shape === 'tile' ? 24 : 20;
  return (
    <PanelButton
      label={playerOptions.sleep}
      value={
        minutes === null
          ? playerOptions.sleepOff
          : playerOptions.sleepMinutes(formatNumber(minutes))
      }
      icon={
        minutes === null ? (
          <MoonIcon size={size} />
        ) : (
          <Moon fraction={sleepMoon(minutes * 60)} size={size} />
        )
      }
      shape={shape}
      panel="sleep"
    />
  );
}
