import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { Switch } from '@/shared/ui/switch/switch';

import { $hasSmartRewind, smartRewindToggled } from '../model/resume';

/** Switches the rewinding after a pause on or off. Rule: docs/behaviour.md#smart-rewind */
export function SmartRewind() {
  const { isOn, toggle } = useUnit({ isOn: $hasSmartRewind, toggle: smartRewindToggled });
  return (
    <Switch
      label={playerOptions.smartRewind}
      note={playerOptions.smartRewindNote}
      isOn={isOn}
      onToggled={() => toggle()}
    />
  );
}
