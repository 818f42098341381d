import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

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
  /** Enter was pressed. The field has hidden the on-screen keyboard. */
  onSubmitted?: ((text: string) => void) | undefined;
  /** A key that is not typed; `preventDefault` keeps it from the field. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** The focus has left the field and what is below it. */
  onLeft?: (() => void) | undefined;
  /** The list of suggestions that the field controls, while one is there. */
  list?: { readonly id: string; readonly activeId: string | undefined } | undefined;
  /** The suggestions, shown below the field. */
  children?: ReactNode;
}

/** A search box. It reports every change; Enter hides the on-screen keyboard. */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, maxLength, onTyped, onSubmitted, onLeft, list } = props;
  const input = useRef<HTMLInputElement>(null);
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault();
    input.current?.blur();
    onSubmitted?.(value);
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeft?.();
  };
  const clear = () => {
    onTyped('');
    input.current?.focus();
  };

  return (
    <form role="search" className={styles['field']} onSubmit={submitted} onBlur={left}>
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
        aria-autocomplete={props.children === undefined ? undefined : 'list'}
        aria-controls={list?.id}
        aria-activedescendant={list?.activeId}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={props.onKeyDown}
      />
      {value !== '' && (
        <span className={styles['clear']}>
          <IconButton label={clearLabel} onClick={clear}>
            <CloseIcon size={20} />
          </IconButton>
        </span>
      )}
      {props.children}
    </form>
  );
}
