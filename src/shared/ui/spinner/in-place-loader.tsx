import styles from './in-place-loader.module.css';
import { Spinner } from './spinner';

/** In the middle of a positioned place whose content is not there yet. */
export function InPlaceLoader({ label }: { label: string }) {
  return (
    <div className={styles['loader']}>
      <Spinner size={32} label={label} />
    </div>
  );
}
