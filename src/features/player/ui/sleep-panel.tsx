import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatNumber } from '@/shared/i18n/format';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { ListIcon } from '@/shared/ui/icon/list-icon';
import { Moon } from '@/shared/ui/moon/moon';
import { RadioList } from '@/shared/ui/radio-list/radio-list';
import { Switch } from '@/shared/ui/switch/switch';

import { sleepMoon, sleepOptions, type SleepOption } from '../lib/sleep';
import { $hasSleepFade, sleepFadeToggled } from '../model/sleep-settings';
import { $sleepOption, sleepChosen } from '../model/sleep-timer';

import panel from './panel.module.css';
import type { PanelProps } from './player-panels';
import { PlayerSheet } from './player-sheet';
import { SleepLeft } from './sleep-left';
import { SmartRewind } from './smart-rewind';

const FIGURE_PX = 34;

const options = sleepOptions.map((option) => ({
  id: option,
  label: labelOf(option),
  figure: figureOf(option),
}));

/** The options of the sleep timer; choosing one closes them. Rule: docs/behaviour.md#sleep-timer */
export default function SleepPanel(props: PanelProps) {
  const { option, choose } = useUnit({ option: $sleepOption, choose: sleepChosen });
  return (
    <PlayerSheet {...props} title={playerOptions.sleep} closeLabel={common.close}>
      <SleepLeft />
      <RadioList
        legend={playerOptions.sleep}
        layout="grid"
        options={options}
        value={option}
        onChosen={(chosen) => {
          choose(chosen);
          props.onDismissed();
        }}
      />
      <div className={panel['settings']}>
        <SleepFade />
        <SmartRewind />
      </div>
    </PlayerSheet>
  );
}

function SleepFade() {
  const { isOn, toggle } = useUnit({ isOn: $hasSleepFade, toggle: sleepFadeToggled });
  return (
    <Switch
      label={playerOptions.sleepFade}
      note={playerOptions.sleepFadeNote}
      isOn={isOn}
      onToggled={() => toggle()}
    />
  );
}

function labelOf(option: SleepOption): string {
  if (option === 'off') return playerOptions.sleepOff;
  if (option === 'chapter') return playerOptions.sleepChapter;
  return playerOptions.sleepMinutes(formatNumber(option));
}

function figureOf(option: SleepOption) {
  if (option === 'off') return <CloseIcon size={FIGURE_PX - 8} />;
  if (option === 'chapter') return <ListIcon size={FIGURE_PX - 8} />;
  return <Moon fraction={sleepMoon(option * 60)} size={FIGURE_PX} />;
}
