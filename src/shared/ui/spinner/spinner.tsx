import styles from './spinner.module.css';

interface SpinnerProps {
  /** Edge length in px; 24 unless told. */
  size?: number | undefined;
  /** Said to a screen reader; without it the spinner is decoration of something that speaks itself. */
  label?: string | undefined;
}

/** A turning ring in the colour of the text around it. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <svg
      className={styles['spinner']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle className={styles['track']} cx="12" cy="12" r="9" />
      <circle className={styles['arc']} cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
