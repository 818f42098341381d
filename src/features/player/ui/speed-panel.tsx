import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { RadioList } from '@/shared/ui/radio-list/radio-list';

import { speeds } from '../lib/speeds';
import { $speed, speedChosen } from '../model/speed';

import panel from './panel.module.css';
import type { PanelProps } from './player-panels';
import { PlayerSheet } from './player-sheet';
import { SmartRewind } from './smart-rewind';
import { SpeedLabel } from './speed-label';

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
      <div className={panel['settings']}>
        <SmartRewind />
      </div>
    </PlayerSheet>
  );
}
