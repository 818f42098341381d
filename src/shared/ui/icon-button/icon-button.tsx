import type { ComponentPropsWithRef } from 'react';

import { cx } from '../cx';

import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'aria-label' | 'aria-pressed'
> {
  /** The accessible name; the icon itself has none. */
  label: string;
  /** `plain` has no background, `raised` floats over a picture, `solid` is the main action. */
  kind?: 'plain' | 'raised' | 'solid' | undefined;
  /** 44 px, 56 for the seek buttons, 72 for the player's play button. */
  size?: 'regular' | 'large' | 'huge' | undefined;
  /** For toggles only: whether it is on. */
  isPressed?: boolean | undefined;
}

/** A round button with an icon as its child, at least 44 px in size. */
export function IconButton(props: IconButtonProps) {
  const { label, kind = 'plain', size = 'regular', isPressed, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles['button'], styles[kind], styles[size])}
      aria-label={label}
      aria-pressed={isPressed}
    >
      {children}
    </button>
  );
}
