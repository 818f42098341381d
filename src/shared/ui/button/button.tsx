import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../spinner/spinner';

import { buttonClass, type ButtonLook } from './button-look';
import styles from './button.module.css';

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Working: the button keeps its place, its name and the focus, and takes no press. */
  isBusy?: boolean | undefined;
  /** Stands before the text. */
  icon?: ReactNode;
}

/** A button with words. It submits nothing unless `type` says so. */
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
