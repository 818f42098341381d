import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { RadioList } from '@/shared/ui/radio-list/radio-list';
import { Switch } from '@/shared/ui/switch/switch';

import { speeds } from '../lib/speeds';
import { $hasSmartRewind, smartRewindToggled } from '../model/resume';
import { $speed, speedChosen } from '../model/speed';

import type { PanelProps } from './player-panels';
import { PlayerSheet } from './player-sheet';
import { SpeedLabel } from './speed-label';
import styles from './speed-panel.module.css';

const options = speeds.map((speed) => ({ id: speed, label: <SpeedLabel speed={speed} /> }));

/** The list of speeds; choosing one closes it. Rule: docs/behaviour.md#speed */
export default function SpeedPanel(props: PanelProps) {
  const { speed, choose } = useUnit({ speed: $speed, choose: speedChosen });
  return (
    <PlayerSheet {...props} title={playerOptions.speed} closeLabel={common.close}>
      <RadioList
        legend={playerOptions.speed}
        layout="grid"
        options={options}
        value={speed}
        onChosen={(chosen) => {
          choose(chosen);
          props.onDismissed();
        }}
      />
      <SmartRewind />
    </PlayerSheet>
  );
}

function SmartRewind() {
  const { isOn, toggle } = useUnit({ isOn: $hasSmartRewind, toggle: smartRewindToggled });
  return (
    <div className={styles['setting']}>
      <Switch
        label={playerOptions.smartRewind}
        note={playerOptions.smartRewindNote}
        isOn={isOn}
        onToggled={() => toggle()}
      />
    </div>
  );
}
