import { Band } from '../../src/shared/ui/band/band';
import { Moon } from '../../src/shared/ui/moon/moon';
import { moonFraction } from '../../src/shared/ui/moon/moon-fraction';
import { Ring } from '../../src/shared/ui/ring/ring';
import { Sample } from './sample';
import styles from './samples-page.module.css';

const minutes = [1, 10, 20, 45, 60, 120, 240, 600];
const shares = [0, 0.02, 0.25, 0.5, 0.75, 1];

/** The phases of durations, and rings. */
export function MoonSamples() {
  return (
    <>
      <Sample title="Moon: 1, 10, 20, 45 minutes, 1, 2, 4, 10 hours">
        <Band tone="night" className={styles['moons']}>
          {minutes.map((count) => (
            <Moon key={count} fraction={moonFraction(count * 60)} />
          ))}
        </Band>
      </Sample>
      <Sample title="Ring">
        {shares.map((share) => (
          <Ring key={share} value={share} size={44} label={`${share * 100} %`} />
        ))}
      </Sample>
    </>
  );
}
