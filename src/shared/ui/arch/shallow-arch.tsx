import type { ReactNode } from 'react';

import { cx } from '../cx';

import { Arch } from './arch';
import styles from './shallow-arch.module.css';

interface ShallowArchProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The upper edge of a sheet or of a wide band: a low arch over its content. It is not on the first screen. */
export function ShallowArch({ className, children }: ShallowArchProps) {
  return (
    <Arch shape="shallow" className={cx(styles['shallow'], className)}>
      {children}
    </Arch>
  );
}
