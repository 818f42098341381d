import styles from './controls.module.css';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
}

/** A radio group in the form of joined buttons. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <div className={styles['segments']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={styles['segment']}
          aria-checked={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

/** A radio group below its name. The name is no `label`, which would name the first choice, and press it. */
export function SegmentsField<T extends string>(props: SegmentsProps<T>) {
  return (
    <div className={styles['field']}>
      <span className={styles['label']} aria-hidden="true">
        {props.label}
      </span>
      <Segments {...props} />
    </div>
  );
}
