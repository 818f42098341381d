import type { ComponentPropsWithRef, ReactNode } from 'react';

import { cx } from '../cx';

import styles from './chip.module.css';

interface ChipButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** Whether the option is chosen; without it the button does something else than choosing. */
  isChosen?: boolean | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A chip that chooses an option, or does something. */
export function ChipButton({ isChosen, icon, children, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles['chip'], styles['button'], isChosen === true && styles['chosen'])}
      aria-pressed={isChosen}
    >
      {icon}
      {children}
    </button>
  );
}
