import type { ComponentPropsWithRef, ReactNode } from 'react';

import { cx } from '../cx';

import styles from './chip.module.css';

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-pressed'> {
  isChosen: boolean;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A small toggle with text, for filters and tabs. */
export function Chip({ isChosen, icon, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles['chip'], isChosen && styles['chosen'])}
      aria-pressed={isChosen}
    >
      {icon}
      {children}
    </button>
  );
}
