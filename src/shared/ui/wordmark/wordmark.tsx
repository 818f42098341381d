import styles from './wordmark.module.css';
import { WordmarkName } from './wordmark-name';

/** The arch that is a pair of headphones, with the open book. */
const SIGN =
  'M112 330V262C112 166 190 128 256 76c66 52 144 90 144 186v68M241 428V270c-17-24-37-34-57-36v160c22 2 40 12 57 34zM271 428V270c17-24 37-34 57-36v160c-22 2-40 12-57 34z';

/** Our sign and our name; the container hides the name where there is no room for it. */
export function Wordmark({
  name,
  nameClassName,
}: {
  name: string;
  nameClassName?: string | undefined;
}) {
  return (
    <span className={styles['wordmark']} role="img" aria-label={name}>
      <svg className={styles['sign']} viewBox="84 48 344 408" aria-hidden="true">
        <path d={SIGN} />
      </svg>
      <WordmarkName className={nameClassName} />
    </span>
  );
}
