import { maskForDisplay } from '../lib/mask-for-display';
import styles from './json-view.module.css';

/** A value as formatted JSON, with credentials masked and JSON within texts parsed. */
export function JsonView({ value }: { value: unknown }) {
  return (
    <pre className={styles['json']} dir="ltr" tabIndex={0}>
      {JSON.stringify(maskForDisplay(value), null, 2)}
    </pre>
  );
}
