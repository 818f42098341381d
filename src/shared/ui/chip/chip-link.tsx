import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { cx } from '../cx';

import styles from './chip.module.css';

interface ChipLinkProps extends Omit<LinkProps, 'className'> {
  /** Marks the chip of the current page. */
  isChosen?: boolean | undefined;
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A chip that links to a page, such as a genre. */
export function ChipLink({ isChosen = false, icon, children, ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      className={cx(styles['chip'], isChosen && styles['chosen'])}
      aria-current={isChosen ? 'page' : undefined}
    >
      {icon}
      {children}
    </Link>
  );
}
