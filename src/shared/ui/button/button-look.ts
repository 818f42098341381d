import { cx } from '../cx';

import styles from './button.module.css';

/**
 * `primary` is blue and says owning, `subscription` is saffron (product spec, section 4, 'Button
 * colours'); `ink` is any other main action, `outline` a second one, `quiet` a third; `danger`
 * confirms what cannot be taken back.
 */
export type ButtonKind = 'primary' | 'subscription' | 'ink' | 'outline' | 'quiet' | 'danger';

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** `regular` is 48 px high, `large` 56, `small` 36 (its target still 44). */
  size?: 'small' | 'regular' | 'large' | undefined;
  /** As wide as its place. */
  isWide?: boolean | undefined;
}

/** The classes of a button, for the element that wears them: a button or a link. */
export function buttonClass({ kind = 'primary', size = 'regular', isWide = false }: ButtonLook) {
  return cx(styles['button'], styles[kind], styles[size], isWide && styles['wide']);
}
