import { cx } from '../cx';

import styles from './button.module.css';

/**
 * `primary` is blue and means owning, `subscription` is saffron; `ink` is any other main action,
 * `outline` a secondary one, `quiet` a tertiary one; `danger` confirms an action that cannot be undone.
 * Rule: docs/behaviour.md#button-colours
 */
export type ButtonKind = 'primary' | 'subscription' | 'ink' | 'outline' | 'quiet' | 'danger';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** `regular` is 48 px high, `large` 56, `small` 36 (its target still 44). */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Fills the width of its container. */
  isWide?: boolean | undefined;
}

/** The class names of a button, for a `button` or a link. */
export function buttonClass({ kind = 'primary', size = 'regular', isWide = false }: ButtonLook) {
  return cx(styles['button'], styles[kind], styles[size], isWide && styles['wide']);
}
