import { useRef, type SyntheticEvent } from 'react';

import { CloseIcon } from '../icon/close-icon';
import { SearchIcon } from '../icon/search-icon';
import { IconButton } from '../icon-button/icon-button';

import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The accessible name and the placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  maxLength?: number | undefined;
  onTyped: (text: string) => void;
}

/** A search box. It reports every change; Enter only hides the on-screen keyboard. */
export function SearchField({ label, clearLabel, value, maxLength, onTyped }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault();
    input.current?.blur();
  };
  const clear = () => {
    onTyped('');
    input.current?.focus();
  };

  return (
    <form role="search" className={styles['field']} onSubmit={submitted}>
      <span className={styles['icon']}>
        <SearchIcon size={20} />
      </span>
      <input
        ref={input}
        type="search"
        className={styles['input']}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onTyped(event.target.value)}
      />
      {value !== '' && (
        <span className={styles['clear']}>
          <IconButton label={clearLabel} onClick={clear}>
            <CloseIcon size={20} />
          </IconButton>
        </span>
      )}
    </form>
  );
}
