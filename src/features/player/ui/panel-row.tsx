import { ChaptersButton } from './chapters-button';
import { DrivingButton } from './driving-button';
import styles from './panel-row.module.css';
import { SleepButton } from './sleep-button';
import { SpeedButton } from './speed-button';

/** The last row of the full player: speed, sleep timer, chapters and driving mode, each with what is chosen. */
export function PanelRow() {
  return (
    <div className={styles['row']}>
      <SpeedButton shape="tile" />
      <SleepButton shape="tile" />
      <ChaptersButton shape="tile" />
      <DrivingButton shape="tile" />
    </div>
  );
}
