import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatNumber } from '@/shared/i18n/format';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { ListIcon } from '@/shared/ui/icon/list-icon';
import { Moon } from '@/shared/ui/moon/moon';
import { moonFraction } from '@/shared/ui/moon/moon-fraction';
import { RadioList } from '@/shared/ui/radio-list/radio-list';

import { sleepOptions, type SleepOption } from '../lib/sleep';
import { $sleepMinutes, $sleepOption, sleepChosen } from '../model/sleep-timer';

import type { PanelProps } from './player-panels';
import { PlayerSheet } from './player-sheet';
import styles from './sleep-panel.module.css';

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
      <Left />
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
    </PlayerSheet>
  );
}

/** The minutes left, while the timer runs. */
function Left() {
  const minutes = useUnit($sleepMinutes);
  if (minutes === null) return null;
  return (
    <div className={styles['left']}>
      <Moon fraction={moonFraction(minutes * 60)} size={72} />
      <p className={styles['words']}>
        <span className={styles['caption']}>{playerOptions.untilSleep}</span>
        <span className={styles['minutes']}>
          {playerOptions.sleepMinutes(formatNumber(minutes))}
        </span>
      </p>
    </div>
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
  return <Moon fraction={moonFraction(option * 60)} size={FIGURE_PX} />;
}
