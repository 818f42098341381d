import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../spinner/spinner';

import { buttonClass, type ButtonLook } from './button-look';
import styles from './button.module.css';

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** While busy the button keeps its place, name and focus, and ignores presses. */
  isBusy?: boolean | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A button with text. It does not submit a form unless `type` is `submit`. */
export function Button(props: ButtonProps) {
  const { kind, size, isWide, isBusy = false, icon, children, onClick, ...rest } = props;
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={pressed}
    >
      <span className={styles['content']}>
        {icon}
        <span>{children}</span>
      </span>
      {isBusy && (
        <span className={styles['spinner']}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}
