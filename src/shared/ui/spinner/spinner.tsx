import styles from './spinner.module.css';

interface SpinnerProps {
  /** Edge length in px; 24 by default. */
  size?: number | undefined;
  /** Announced by screen readers; without it the spinner is decorative. */
  label?: string | undefined;
}

/** A rotating ring in the current text colour. */
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
