import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { buttonClass, type ButtonLook } from './button-look';
import styles from './button.module.css';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {
  /** Shown before the text. */
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isWide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, isWide })}>
      <span className={styles['content']}>
        {icon}
        <span>{children}</span>
      </span>
    </Link>
  );
}
